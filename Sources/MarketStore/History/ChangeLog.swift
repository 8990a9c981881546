internal import Market
internal import SQLiteKit

/// Writes what a transaction changes into the log, as part of that transaction.
///
/// The changes of one transaction share a step, unless it says that a step ends. A reversal is
/// logged as a step of its own that names its target: nothing of the log is ever rewritten.
final class ChangeLog {
  /// When the transaction changes what it does.
  let moment: Timestamp
  private let database: Database
  private let world: Int
  private let session: LogSession
  /// The number of its first change; nil until there is one.
  private var step: Int?
  /// The reversal that the step is, and the step it reverses; nil for a step of its own.
  var reversal: (kind: Reversal, target: Int)?

  init(database: Database, world: Int, session: LogSession, at moment: Timestamp) {
    self.database = database
    self.world = world
    self.session = session
    self.moment = moment
  }

  /// Logs a change: `nft` is the row of its NFT, `position` the place it was taken from.
  func record(_ change: Change, nft: Int? = nil, position: Int? = nil) throws(SQLiteError) {
    try record(ChangeEntry(change), nft: nft, position: position, by: sessionRow())
  }

  /// Logs that an NFT was put into a list or taken out of one, by the list's word for it.
  func record(_ action: String, nft: Int, position: Int? = nil) throws(SQLiteError) {
    let entry = ChangeEntry(action: action)
    try record(entry, nft: nft, position: position, by: sessionRow())
  }

  /// Logs a step of its own that follows from what another session did before, as that session's.
  func recordStep(_ change: Change, by session: Int?) throws(SQLiteError) {
    let session = if let session { session } else { try sessionRow() }
    step = nil
    try record(ChangeEntry(change), nft: nil, position: nil, by: session)
    step = nil
  }

  /// The session's row, which the log makes where it is not there yet.
  func sessionRow() throws(SQLiteError) -> Int {
    try session.row(in: database, at: moment)
  }

  private func record(
    _ entry: ChangeEntry, nft: Int?, position: Int?, by session: Int
  ) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO changes(step, world, session, at, action, nft, before, after, reversal, target)
      VALUES (coalesce(?, (SELECT coalesce(max(number), 0) + 1 FROM changes)),
        ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .optional(step), .integer(world), .integer(session),
        .integer(Int(moment.milliseconds)), .text(entry.action), .optional(nft),
        .optional(position.map { String($0) } ?? entry.before), .optional(entry.after),
        .optional(reversal?.kind.rawValue), .optional(reversal?.target),
      ])
    step = step ?? database.lastInsertedRow
  }
}
