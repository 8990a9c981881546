package import Market
internal import SQLiteKit

extension SQLiteMarket: ChangeFeed {
  package func latestChange() throws(PortError) -> Int {
    try read { () throws(SQLiteError) in
      try database.first("SELECT max(number) FROM changes") { $0.integer(0) } ?? 0
    }
  }

  package func news(since number: Int, limit: Int) throws(PortError) -> ChangeNews {
    try readTogether { () throws(SQLiteError) in
      // Mostly there is none: then it is one look into an index.
      let last = try database.first(
        "SELECT max(number) FROM changes WHERE world = ?", [.integer(world)]
      ) { $0.integer(0) }
      guard let last, last > number else { return ChangeNews(changes: [], upTo: number) }
      let rows = try loggedChanges(since: number, limit: limit)
      let isWhole = rows.count < limit
      return ChangeNews(
        changes: rows.compactMap(\.change), upTo: isWhole ? last : rows.last?.number ?? number)
    }
  }

  /// A change that this version does not know is nil.
  private func loggedChanges(
    since number: Int, limit: Int
  ) throws(SQLiteError) -> [(number: Int, change: LoggedChange?)] {
    try database.rows(
      """
      SELECT changes.number, step, action, before, after, nfts.id, sessions.id, origin, at, reversal
      FROM changes JOIN sessions ON sessions.number = changes.session
        LEFT JOIN nfts ON nfts.number = changes.nft
      WHERE changes.world = ? AND changes.number > ? AND changes.session <> ?
      ORDER BY changes.number LIMIT ?
      """, [.integer(world), .integer(number), .integer(try sessionRow() ?? 0), .integer(limit)]
    ) { row in (row.integer(0), Self.loggedChange(row)) }
  }

  private static func loggedChange(_ row: Row) -> LoggedChange? {
    let entry = ChangeEntry(
      action: row.text(2), before: row.optionalText(3), after: row.optionalText(4))
    guard let change = entry.change(of: row.optionalText(5).map { NFT.ID($0) }),
      let origin = Session.Origin(rawValue: row.text(7))
    else { return nil }
    return LoggedChange(
      number: row.integer(0), step: row.integer(1), change: change,
      session: Session(id: Session.ID(row.text(6)), origin: origin), at: row.timestamp(8),
      reversal: row.optionalText(9).flatMap(Reversal.init))
  }
}
