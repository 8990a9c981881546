internal import CSQLite

/// What SQLite said: its extended result code, its message, and the statement concerned.
///
/// Bound values are never part of it, so that nothing private gets into messages or logs.
package struct SQLiteError: Error, Equatable {
  /// The extended result code, such as `SQLITE_BUSY_SNAPSHOT`.
  package let extendedCode: Int32
  /// SQLite's own words.
  package let message: String
  /// The SQL text, or nil where no statement was concerned.
  package let sql: String?

  /// The failures that callers tell apart.
  package enum Kind: Sendable {
    case busy, readOnly, full, moved, notADatabase, corrupt, cantOpen, constraint, other
  }

  /// Which of them this is.
  package var kind: Kind {
    switch extendedCode {
    case Self.databaseMoved: return .moved
    // The lock file beside the database could not grow.
    case Self.sharedMemorySize: return .full
    default: break
    }
    return switch extendedCode & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY: .readOnly
    case SQLITE_FULL: .full
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cantOpen
    case SQLITE_CONSTRAINT: .constraint
    default: .other
    }
  }

  /// For callers: rows that no version of their program could have written.
  package static let damaged = SQLiteError(
    extendedCode: SQLITE_CORRUPT, message: "a row is not what this program writes", sql: nil)

  /// The file is another one by now.
  static let moved = SQLiteError(
    extendedCode: databaseMoved, message: "the file was moved or replaced", sql: nil)

  /// The transaction that was to go on is gone.
  static let undone = SQLiteError(
    extendedCode: SQLITE_ABORT, message: "the transaction was undone", sql: nil)

  // SQLITE_READONLY_DBMOVED and SQLITE_IOERR_SHMSIZE, macros that are not imported.
  private static let databaseMoved = SQLITE_READONLY | 4 << 8
  private static let sharedMemorySize = SQLITE_IOERR | 19 << 8
}
