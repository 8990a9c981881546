internal import CSQLite

/// A connection to one SQLite file, to be used from one place at a time.
///
/// ```swift
/// let database = try Database(path: "notes.sqlite", access: .readWrite)
/// try database.run("CREATE TABLE note(text TEXT NOT NULL)")
/// try database.transaction { () throws(SQLiteError) in
///   _ = try database.run("INSERT INTO note VALUES (?)", ["milk"])
/// }
/// let notes = try database.rows("SELECT text FROM note") { $0.text(0) }
/// ```
package final class Database {
  /// How a file is opened.
  package enum Access: Sendable {
    /// For reading and writing; the file is made where there is none.
    case readWrite
    /// For reading a file that nobody writes, needing no lock or side file beside it.
    case immutable
  }

  /// How long a statement waits for a lock that another connection holds, in milliseconds.
  package static let patience = 5_000

  /// How long this one waits, in milliseconds.
  package let patience: Int
  /// How it was opened.
  package let access: Access
  private let handle: OpaquePointer
  /// The statements prepared so far. They are few, and mostly told apart by their lengths; a
  /// dictionary would cost a short run a search through every conformance in the program.
  private var statements: [Statement] = []
  private static let statementLimit = 256
  /// Whether a transaction that writes is open.
  package private(set) var isWriting = false
  /// How many transactions and parts of one were undone: what was known from one may be so no more.
  package private(set) var rollbacks = 0
  /// Why SQLite undid the open transaction by itself; nil where it did not.
  private var loss: SQLiteError?

  /// Opens the file at `path`; throws what SQLite says where that can't be done.
  package init(
    path: String, access: Access, patience: Int = Database.patience
  ) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags: Int32 =
      switch access {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = access == .immutable ? Database.immutableAddress(of: path) : path
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle else {
      throw SQLiteError(extendedCode: SQLITE_NOMEM, message: "out of memory", sql: nil)
    }
    guard code == SQLITE_OK else {
      let error = Statement.error(in: handle, sql: nil)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.access = access
    self.patience = patience
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(clamping: patience))
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// A file name as a URI: every byte that may have a meaning there is percent-encoded.
  private static func immutableAddress(of path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var address = "file:"
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "/._-".contains(character) {
        address.append(character)
      } else {
        address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return address + "?immutable=1"
  }
}

extension Database {
  /// Runs several statements given as one text, without values: for schemas.
  package func script(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw Statement.error(in: handle, sql: sql)
    }
  }

  /// Runs one statement to its end; gives how many rows it changed.
  @discardableResult
  package func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int {
    try step(sql, values) { (_: Row) throws(SQLiteError) in }
    return Int(sqlite3_changes64(handle))
  }

  /// Every row of a query, each turned into a value.
  package func rows<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], _ read: (Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    var found: [Value] = []
    try step(sql, values) { (row: Row) throws(SQLiteError) in
      found.append(try read(row))
    }
    return found
  }

  /// The first row of a query turned into a value; nil where there is none.
  package func first<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], _ read: (Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    try rows(sql, values, read).first
  }

  /// Runs `body` in a transaction that holds the write lock from its start; a throw undoes it.
  ///
  /// Inside another transaction it is a part of that: a throw undoes the part alone.
  package func transaction<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try transaction(body) { $0 }
  }

  /// The same for a body with errors of its own; `translate` tells them what SQLite throws.
  package func transaction<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value, translate: (SQLiteError) -> Failure
  ) throws(Failure) -> Value {
    if isWriting { return try bracketed(.part, body, translate) }
    if hasMoved { throw translate(.moved) }
    isWriting = true
    defer {
      isWriting = false
      loss = nil
    }
    return try bracketed(.whole, body, translate)
  }

  /// Whether the file was deleted or replaced since it was opened: what is written to it is lost.
  private var hasMoved: Bool {
    var moved: Int32 = 0
    // Memory has no file to be moved, and says that it does not know the question.
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// Runs `body` so that all it reads is of one moment, whatever others write meanwhile.
  package func snapshot<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try snapshot(body) { $0 }
  }

  /// The same for a body with errors of its own; `translate` tells them what SQLite throws.
  package func snapshot<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value, translate: (SQLiteError) -> Failure
  ) throws(Failure) -> Value {
    // Inside a transaction it is so already.
    if sqlite3_get_autocommit(handle) == 0 { return try body() }
    return try bracketed(.reading, body, translate)
  }

  private func bracketed<Value, Failure: Error>(
    _ bracket: Bracket, _ body: () throws(Failure) -> Value,
    _ translate: (SQLiteError) -> Failure
  ) throws(Failure) -> Value {
    do throws(SQLiteError) {
      if bracket == .part { try confirmTransaction() }
      try run(bracket.begin)
    } catch {
      throw translate(error)
    }
    do throws(Failure) {
      let value = try body()
      do throws(SQLiteError) {
        if bracket != .reading { try confirmTransaction() }
        try run(bracket.end)
      } catch { throw translate(error) }
      return value
    } catch {
      undo(bracket)
      throw error
    }
  }

  /// Throws where SQLite has undone the whole transaction by itself, as it may on a full disk:
  /// what is left of its parts must not go on as if they were by themselves.
  private func confirmTransaction() throws(SQLiteError) {
    guard sqlite3_get_autocommit(handle) != 0 else { return }
    throw loss ?? .undone
  }

  private func undo(_ bracket: Bracket) {
    if bracket != .reading { rollbacks += 1 }
    // SQLite may have rolled back by itself: then there is nothing left to undo.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    for sql in bracket.undo { _ = try? run(sql) }
  }

  /// Makes the file's journal a write-ahead log, for good.
  ///
  /// SQLite does not wait for others before this switch, as it does before any statement.
  package func switchToWriteAheadLog() throws(SQLiteError) {
    sqlite3_busy_timeout(handle, 0)
    defer { sqlite3_busy_timeout(handle, Int32(clamping: patience)) }
    var waited = 0
    while true {
      do throws(SQLiteError) {
        _ = try first("PRAGMA journal_mode = WAL") { $0.text(0) }
        return
      } catch {
        guard error.kind == .busy, waited < patience else { throw error }
        waited += Int(max(1, sqlite3_sleep(10)))
      }
    }
  }

  /// The row number that the last insertion gave.
  package var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs a statement; takes note where SQLite undoes the whole transaction because it fails.
  private func step(
    _ sql: String, _ values: [SQLiteValue], _ each: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    do throws(SQLiteError) {
      try statement(sql).run(values, each)
    } catch {
      if isWriting, loss == nil, sqlite3_get_autocommit(handle) != 0 { loss = error }
      throw error
    }
  }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let index = statements.lastIndex(where: { $0.sql == sql && !$0.isInUse }) {
      return statements[index]
    }
    let statement = try Statement(sql, in: handle)
    if statements.count >= Database.statementLimit { statements.removeFirst() }
    statements.append(statement)
    return statement
  }
}
