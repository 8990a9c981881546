internal import Market
internal import SQLiteKit

/// Writes what a transaction changes into the log, as part of that transaction.
///
/// The changes of one transaction share a step. A reversal is logged as a step of its own that
/// names its target: nothing of the log is ever rewritten.
final class ChangeLog {
  /// The row of the session, once something was logged.
  private(set) var row: Int?
  private let database: Database
  private let world: Int
  private let session: Session
  private let moment: Timestamp
  /// The number of its first change; nil until there is one.
  private var step: Int?
  /// The reversal that the step is, and the step it reverses; nil for a step of its own.
  var reversal: (kind: Reversal, target: Int)?

  init(database: Database, world: Int, session: Session, row: Int?, at moment: Timestamp) {
    self.database = database
    self.world = world
    self.session = session
    self.row = row
    self.moment = moment
  }

  /// Logs a change: `nft` is the row of its NFT, `position` the place it was taken from.
  func record(_ change: Change, nft: Int? = nil, position: Int? = nil) throws(SQLiteError) {
    let entry = ChangeEntry(change)
    try database.run(
      """
      INSERT INTO changes(step, world, session, at, action, nft, before, after, reversal, target)
      VALUES (coalesce(?, (SELECT coalesce(max(number), 0) + 1 FROM changes)),
        ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .optional(step), .integer(world), .integer(try sessionRow()),
        .integer(Int(moment.milliseconds)), .text(entry.action), .optional(nft),
        .optional(position.map { String($0) } ?? entry.before), .optional(entry.after),
        .optional(reversal?.kind.rawValue), .optional(reversal?.target),
      ])
    step = step ?? database.lastInsertedRow
  }

  /// A session enters the log with its first change; one that only reads leaves no trace.
  private func sessionRow() throws(SQLiteError) -> Int {
    if let row { return row }
    try database.run(
      "INSERT OR IGNORE INTO sessions(id, origin, started_at) VALUES (?, ?, ?)",
      [
        .text(session.id.rawValue), .text(session.origin.rawValue),
        .integer(Int(moment.milliseconds)),
      ])
    let found = try database.first(
      "SELECT number FROM sessions WHERE id = ?", [.text(session.id.rawValue)]
    ) { $0.integer(0) }
    row = found
    return found ?? 0
  }
}
