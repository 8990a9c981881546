internal import Market
internal import SQLiteKit

/// A session as the log has it: a row that all worlds share which it works in.
final class LogSession {
  private let session: Session
  /// The session's row, as far as it is known to have one; nil until it changed something.
  private var row: Int?
  /// How often something had been undone when the row was last seen.
  private var rollbacks = 0

  init(_ session: Session) {
    self.session = session
  }

  /// The row of a session that has changed something; nil for one that has not.
  func known(in database: Database) throws(SQLiteError) -> Int? {
    guard row != nil, rollbacks != database.rollbacks else { return row }
    return try look(in: database)
  }

  /// The row, made with the session's first change: one that only reads leaves no trace.
  func row(in database: Database, at moment: Timestamp) throws(SQLiteError) -> Int {
    if let row = try known(in: database) { return row }
    try database.run(
      "INSERT OR IGNORE INTO sessions(id, origin, started_at) VALUES (?, ?, ?)",
      [
        .text(session.id.rawValue), .text(session.origin.rawValue),
        .integer(Int(moment.milliseconds)),
      ])
    guard let row = try look(in: database) else { throw .damaged }
    return row
  }

  /// What was undone since may have taken the row with it.
  private func look(in database: Database) throws(SQLiteError) -> Int? {
    row = try database.first(
      "SELECT number FROM sessions WHERE id = ?", [.text(session.id.rawValue)]
    ) { $0.integer(0) }
    rollbacks = database.rollbacks
    return row
  }
}
