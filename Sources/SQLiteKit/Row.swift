internal import CSQLite

/// One row of a result, valid until the next step: read what is needed and let it go.
package struct Row {
  let statement: OpaquePointer

  /// The whole number in a column; NULL reads as 0.
  package func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// Whether a column is NULL.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// The text in a column; NULL reads as empty. Bytes that are no UTF-8 are replaced.
  package func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The text in a column, or nil for NULL.
  package func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// The number in a column, or nil for NULL.
  package func optionalInteger(_ column: Int32) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  /// The bytes in a column; NULL reads as none.
  package func blob(_ column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(statement, column))
    guard count > 0, let bytes = sqlite3_column_blob(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
