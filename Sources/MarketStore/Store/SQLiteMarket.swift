internal import Market
internal import SQLiteKit

/// One world of a store: every port of the domain over SQLite. Each feature has its own file.
package final class SQLiteMarket {
  let database: Database
  let world: Int
  private let failures: StoreFailures
  private let session: Session
  private let clock: Clock
  /// The session's row in the log; nil until it changed something.
  private(set) var sessionRow: Int?
  /// The steps that a reversal was told to be overtaken; the next one passes over them.
  var passedOver: Set<PassedStep> = []

  init(store: StoreFile, world: Int, session: Session, clock: Clock) {
    database = store.database
    failures = store.failures
    self.world = world
    self.session = session
    self.clock = clock
  }

  /// Reads; what SQLite throws becomes a failure of the port.
  func read<Value>(_ body: () throws(SQLiteError) -> Value) throws(PortError) -> Value {
    try failures.translating(body)
  }

  /// Reads several things as they are at one moment, whatever other programs write meanwhile.
  func readTogether<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(PortError) -> Value {
    try failures.translating { () throws(SQLiteError) in try database.snapshot(body) }
  }

  /// Writes in one transaction, which is durable when this returns.
  func write<Value>(
    _ body: (ChangeLog) throws(SQLiteError) -> Value
  ) throws(PortError) -> Value {
    try failures.translating { () throws(SQLiteError) in
      let log = ChangeLog(
        database: database, world: world, session: session, row: sessionRow, at: clock.now())
      let value = try database.transaction { () throws(SQLiteError) in try body(log) }
      // Only now: a commit that fails takes the session's row back.
      sessionRow = log.row
      return value
    }
  }
}
