package import Market
internal import SQLiteKit

extension SQLiteMarket: ChangeHistory {
  package func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    try write { (log) throws(SQLiteError) in
      var place = Int.max
      while let next = try target(of: reversal, before: place) {
        let outcome = try reverse(reversal, step: next.target, log)
        guard case .overtaken = outcome else { return outcome }
        let passed = PassedStep(reversal: reversal, step: next.target)
        if passedOver.insert(passed).inserted { return outcome }
        place = next.place
      }
      return .nothing
    }
  }

  private func reverse(
    _ reversal: Reversal, step: Int, _ log: ChangeLog
  ) throws(SQLiteError) -> ReversalOutcome {
    let entries = try logged(step: step)
    let standings = try standingRows(of: entries.compactMap(\.change.nft))
    let outcome = reversal.outcome(
      for: entries.map(\.change), standings.mapValues(\.standing), try readProfile())
    guard case .done(let changes) = outcome else { return outcome }
    log.reversal = (reversal, step)
    for change in changes {
      let place = entries.first { $0.change.nft == change.nft }?.position
      try apply(change, at: place, of: change.nft.flatMap { standings[$0]?.number }, log)
    }
    return outcome
  }

  /// The step that is to be reversed, and where it stands: steps that stand at `before` or later
  /// are passed over. A step is undone when its last reversal is an undo.
  private func target(
    of reversal: Reversal, before: Int
  ) throws(SQLiteError) -> (target: Int, place: Int)? {
    let sql =
      switch reversal {
      case .undo:
        """
        SELECT step, step FROM changes AS own WHERE \(Self.own) AND reversal IS NULL
          AND step < ?3 AND NOT \(Self.isUndone("own.step"))
        ORDER BY number DESC LIMIT 1
        """
      case .redo:
        """
        SELECT target, step FROM changes AS own WHERE \(Self.own) AND reversal = 'undo'
          AND number > (SELECT coalesce(max(number), 0) FROM changes
            WHERE \(Self.own) AND reversal IS NULL)
          AND step < ?3 AND \(Self.isUndone("own.target"))
        ORDER BY number DESC LIMIT 1
        """
      }
    guard let sessionRow else { return nil }
    return try database.first(
      sql, [.integer(world), .integer(sessionRow), .integer(before)]
    ) { ($0.integer(0), $0.integer(1)) }
  }

  private static func isUndone(_ step: String) -> String {
    """
    ('undo' IS (SELECT reversal FROM changes AS later
      WHERE later.target = \(step) ORDER BY later.number DESC LIMIT 1))
    """
  }

  private static var own: String { "world = ?1 AND session = ?2" }

  /// The changes of a step, each with the place it took something from.
  private func logged(
    step: Int
  ) throws(SQLiteError) -> [(change: Change, position: Int?)] {
    try database.rows(
      """
      SELECT action, before, after, nfts.id FROM changes
      LEFT JOIN nfts ON nfts.number = changes.nft
      WHERE step = ? AND world = ? ORDER BY changes.number
      """, [.integer(step), .integer(world)]
    ) { (row) throws(SQLiteError) in
      let nft = row.optionalText(3).map { NFT.ID($0) }
      let entry = ChangeEntry(
        action: row.text(0), before: row.optionalText(1), after: row.optionalText(2))
      guard let change = entry.change(of: nft) else { throw .damaged }
      return (change, nft == nil ? nil : entry.before.flatMap { Int($0) })
    }
  }

  private func apply(
    _ change: Change, at place: Int?, of nft: Int?, _ log: ChangeLog
  ) throws(SQLiteError) {
    switch change {
    case .liked: try put(nft, into: "favorites", at: place, change, log)
    case .unliked: try take(nft, outOf: "favorites", change, log)
    case .addedToCart: try put(nft, into: "cart_items", at: place, change, log)
    case .removedFromCart: try take(nft, outOf: "cart_items", change, log)
    case .edited(let field, _, let new):
      var profile = try readProfile()
      profile.restore(field, to: new)
      try writeProfile(profile)
      try log.record(change)
    case .paid, .reset: throw .damaged
    }
  }

  private func put(
    _ nft: Int?, into table: String, at place: Int?, _ change: Change, _ log: ChangeLog
  ) throws(SQLiteError) {
    guard let nft else { throw .damaged }
    try list(table).insert(nft, at: place)
    try log.record(change, nft: nft)
  }

  private func take(
    _ nft: Int?, outOf table: String, _ change: Change, _ log: ChangeLog
  ) throws(SQLiteError) {
    guard let nft else { throw .damaged }
    let position = try list(table).remove(nft)
    try log.record(change, nft: nft, position: position)
  }
}
