internal import CSQLite

/// A prepared statement, kept by its database for the next time the same SQL is asked for.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  let sql: String
  private(set) var isInUse = false

  init(_ sql: String, in database: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw Statement.error(in: database, sql: sql)
    }
    self.handle = handle
    self.database = database
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds, steps through every row, and resets, also when `each` stops by throwing.
  func run(
    _ values: [SQLiteValue], _ each: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    isInUse = true
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
      isInUse = false
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try each(Row(statement: handle))
      case SQLITE_DONE: return
      default: throw Statement.error(in: database, sql: sql)
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
      case .text(let text):
        csqlite_bind_text(handle, index, text, Int32(clamping: text.utf8.count))
      case .blob(let bytes): csqlite_bind_blob(handle, index, bytes, Int32(clamping: bytes.count))
      }
    guard code == SQLITE_OK else { throw Statement.error(in: database, sql: sql) }
  }

  static func error(in database: OpaquePointer, sql: String?) -> SQLiteError {
    SQLiteError(
      extendedCode: sqlite3_extended_errcode(database),
      message: String(cString: sqlite3_errmsg(database)), sql: sql)
  }
}
