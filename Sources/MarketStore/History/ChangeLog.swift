internal import Market
internal import SQLiteKit

/// Writes what a transaction changes into the log, as part of that transaction.
///
/// The changes of one transaction share a step; `before` and `after` are what undoing it needs.
final class ChangeLog {
  /// What a change did; the raw value is what the log keeps.
  enum Action: String {
    case like, unlike, pay, reset
    case addToCart = "cart.add"
    case removeFromCart = "cart.remove"
    case editName = "profile.name"
    case editDescription = "profile.description"
    case editWebsite = "profile.site"
    case editAvatar = "profile.avatar"
  }

  /// The row of the session, once something was logged.
  private(set) var row: Int?
  private let database: Database
  private let world: Int
  private let session: Session
  private let moment: Timestamp
  private var step: Int?

  init(database: Database, world: Int, session: Session, row: Int?, at moment: Timestamp) {
    self.database = database
    self.world = world
    self.session = session
    self.row = row
    self.moment = moment
  }

  func record(
    _ action: Action, nft: Int? = nil, before: String? = nil, after: String? = nil
  ) throws(SQLiteError) {
    let step = try currentStep()
    try database.run(
      """
      INSERT INTO changes(step, world, session, at, action, nft, before, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(step), .integer(world), .integer(try sessionRow()),
        .integer(Int(moment.milliseconds)), .text(action.rawValue), .optional(nft),
        .optional(before), .optional(after),
      ])
  }

  private func currentStep() throws(SQLiteError) -> Int {
    if let step { return step }
    let last = try database.first("SELECT max(number) FROM changes") { $0.integer(0) } ?? 0
    step = last + 1
    return last + 1
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
