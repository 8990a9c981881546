internal import Market
internal import SQLiteKit

/// One world of a store: every port of the domain over SQLite. Each feature has its own file.
package final class SQLiteMarket {
  let database: Database
  let world: Int
  private let failures: StoreFailures
  private let session: LogSession
  private let clock: Clock
  /// The steps that a reversal was told to be overtaken; the next one passes over them.
  var passedOver: Set<PassedStep> = []

  init(store: StoreFile, world: Int, session: LogSession, clock: Clock) {
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

  /// The session's row in the log; nil until it changed something.
  func sessionRow() throws(SQLiteError) -> Int? {
    try session.known(in: database)
  }

  /// Writes in one transaction, which is durable when this returns; in a batch, when that ends.
  func write<Value>(
    _ body: (ChangeLog) throws(SQLiteError) -> Value
  ) throws(PortError) -> Value {
    try failures.translating { () throws(SQLiteError) in
      let log = ChangeLog(
        database: database, world: world, session: session, at: clock.now())
      return try database.transaction { () throws(SQLiteError) in try body(log) }
    }
  }
}
