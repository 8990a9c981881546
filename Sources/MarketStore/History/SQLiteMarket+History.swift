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
    var (outcome, rows) = try outcome(of: reversal, for: entries.map(\.change))
    guard case .done(let changes) = outcome else { return outcome }
    // What waits for its delivery leaves the cart before anything else is changed there.
    if changes.contains(where: \.isOfTheCart), try !deliverWaiting(log).isEmpty {
      (outcome, rows) = try self.outcome(of: reversal, for: entries.map(\.change))
      guard case .done = outcome else { return outcome }
    }
    log.reversal = (reversal, step)
    let reversed = reversal == .undo ? entries.reversed() : entries
    for (change, entry) in zip(changes, reversed) {
      try apply(change, at: entry.position, of: change.nft.flatMap { rows[$0] }, log)
    }
    return outcome
  }

  /// What becomes of a step as its NFTs stand now, and the rows of those NFTs.
  private func outcome(
    of reversal: Reversal, for step: [Change]
  ) throws(SQLiteError) -> (ReversalOutcome, [NFT.ID: Int]) {
    let rows = try standingRows(of: step.compactMap(\.nft))
    let outcome = reversal.outcome(for: step, rows.mapValues(\.standing), try readProfile())
    return (outcome, rows.mapValues(\.number))
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
    guard let sessionRow = try sessionRow() else { return nil }
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
    case .liked: try put(nft, into: list(.favorites), at: place, log)
    case .unliked: try take(nft, outOf: list(.favorites), log)
    case .addedToCart: try put(nft, into: list(.cart), at: place, log)
    case .removedFromCart: try take(nft, outOf: list(.cart), log)
    case .acquired: try put(nft, into: list(.owned), at: place, log)
    case .givenUp: try take(nft, outOf: list(.owned), log)
    case .edited(let field, _, let new):
      var profile = try readProfile()
      profile.restore(field, to: new)
      try writeProfile(profile)
      try log.record(change)
    case .paid, .delivered, .completed, .reset, .restored: throw .damaged
    }
  }

  private func put(
    _ nft: Int?, into list: NFTList, at place: Int?, _ log: ChangeLog
  ) throws(SQLiteError) {
    guard let nft else { throw .damaged }
    try list.insert(nft, at: place)
    try log.record(list.sql.putting, nft: nft)
  }

  private func take(
    _ nft: Int?, outOf list: NFTList, _ log: ChangeLog
  ) throws(SQLiteError) {
    guard let nft else { throw .damaged }
    let position = try list.remove(nft)
    try log.record(list.sql.taking, nft: nft, position: position)
  }
}

extension Change {
  fileprivate var isOfTheCart: Bool {
    switch self {
    case .addedToCart, .removedFromCart: true
    default: false
    }
  }
}
