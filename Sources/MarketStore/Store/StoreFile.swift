package import Market
internal import SQLiteKit

/// A store of worlds: one SQLite file, which several shells and servers may share.
///
/// ```swift
/// let store = try StoreFile(at: "/tmp/market.sqlite")
/// if store.isEmpty {
///   try store.fill(with: seed, fingerprint: print, collation: names, at: clock.now())
/// }
/// let ports = MarketPorts(try store.open(World.local, for: session, clock: clock))
/// ```
package struct StoreFile {
  /// Where it stands.
  package let path: String
  /// Whether it was just made, and must be filled before a world of it is opened.
  package let isEmpty: Bool
  let database: Database
  let failures: StoreFailures

  /// Opens the store at `path`, or makes an empty one there; an older one is brought up to date.
  ///
  /// Throws `newer`, `unreadable`, `unavailable` and `busy`; a file it refuses is left untouched.
  /// A lock of somebody else is waited for `patience` milliseconds at most.
  package init(at path: String, patience: Int = 5_000) throws(PortError) {
    self.path = path
    let failures = StoreFailures(path: path, patience: patience)
    self.failures = failures
    database = try failures.translating { () throws(SQLiteError) in
      try StoreFile.connect(to: path, patience)
    }
    // Read together: somebody else may be filling the store at this moment.
    let (version, application, tables) = try failures.translating {
      [database] () throws(SQLiteError) in
      try database.snapshot { () throws(SQLiteError) in
        let version = try database.first("PRAGMA user_version") { $0.integer(0) } ?? 0
        let application = try database.first("PRAGMA application_id") { $0.integer(0) } ?? 0
        guard version == 0, application == 0 else { return (version, application, nil as Int?) }
        let tables = try database.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
        return (version, application, tables)
      }
    }
    isEmpty = tables == 0
    if isEmpty { return }
    guard application == Schema.applicationID else {
      throw PortError(.unreadable, "the file \(path) is a database of another program")
    }
    guard version >= 0 else { throw PortError(.unreadable, "the store \(path) is damaged") }
    guard version <= Migration.all.count else {
      throw PortError(.newer, "the store \(path) was written by a newer version")
    }
    if version < Migration.all.count {
      try failures.translating { [database] () throws(SQLiteError) in
        try database.transaction { () throws(SQLiteError) in try Migration.migrate(database) }
      }
    }
  }

  /// A file that can't be written is still read: alone, without the side files that WAL needs.
  private static func connect(to path: String, _ patience: Int) throws(SQLiteError) -> Database {
    do throws(SQLiteError) {
      let database = try Database(path: path, access: .readWrite, patience: patience)
      try database.script("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
      _ = try database.first("PRAGMA user_version") { $0.integer(0) }
      return database
    } catch {
      guard error.kind == .cantOpen || error.kind == .readOnly else { throw error }
      guard let database = try? Database(path: path, access: .immutable) else { throw error }
      return database
    }
  }

  /// Writes the schema and the seed in one step; a store that somebody else filled stays as it is.
  ///
  /// `fingerprint` is asked for once the seed was read, and `report` is told how far that is. Gives
  /// whether it was filled now. Throws the seed's first fault and what the store throws, and
  /// leaves the store empty then.
  @discardableResult
  package func fill(
    with seed: some SeedReading, fingerprint: @autoclosure () -> String,
    collation: any Collation, at moment: Timestamp,
    report: @escaping (SeedProgress) -> Void = { _ in }
  ) throws(SeedError) -> Bool {
    let translate = { (error: SQLiteError) in SeedError.port(failures.failure(error)) }
    do throws(SQLiteError) {
      try database.switchToWriteAheadLog()
      try database.script(StoreFile.fillingCache)
    } catch {
      throw translate(error)
    }
    defer { try? database.script(StoreFile.usualCache) }
    let writer = SeedWriter(
      database: database, collation: collation, translate: translate, report: report)
    return try database.transaction(
      { () throws(SeedError) in
        guard try writer.begin() else { return false }
        try seed.read(telling: writer)
        try writer.end(fingerprint: fingerprint(), at: moment)
        return true
      }, translate: translate)
  }

  /// Lets `remove` take the file away unless something was written to it, and nobody writes to it
  /// meanwhile: what a refused seed leaves behind is empty.
  package func removeIfEmpty(by remove: (_ path: String) -> Void) {
    // A log's side files would be taken from whoever makes the file anew.
    _ = try? database.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
    try? database.transaction { () throws(SQLiteError) in
      let tables = try database.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
      if tables == 0 { remove(path) }
    }
  }

  /// Filling looks up identifiers all over the file; in KiB, and few enough for small machines.
  private static let fillingCache = "PRAGMA cache_size = -16384"
  private static let usualCache = "PRAGMA cache_size = -2000"

  /// The fingerprint of the seed that the store was filled with.
  package func seedFingerprint() throws(PortError) -> String {
    try failures.translating { () throws(SQLiteError) in
      try database.first("SELECT fingerprint FROM seed") { $0.text(0) } ?? ""
    }
  }

  /// Opens a world of the store; one that nobody used before is made from the seed.
  ///
  /// Throws `full` where there are `World.mostKept` others.
  package func open(
    _ world: World.ID, for session: Session, clock: Clock
  ) throws(PortError) -> SQLiteMarket {
    try open(world, for: LogSession(session), clock: clock)
  }

  func open(
    _ world: World.ID, for session: LogSession, clock: Clock
  ) throws(PortError) -> SQLiteMarket {
    let row = try failures.translating { () throws(SQLiteError) in
      try WorldTable(database).row(of: world, at: clock)
    }
    guard let row else {
      throw PortError(
        .full, "the store \(path) holds \(World.mostKept) worlds, the most there may be")
    }
    return SQLiteMarket(store: self, world: row, session: session, clock: clock)
  }
}
