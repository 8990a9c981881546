/// A value that is bound to a parameter of a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  /// The text, or NULL for nil.
  package static func optional(_ text: String?) -> SQLiteValue {
    text.map(SQLiteValue.text) ?? .null
  }

  /// The number, or NULL for nil.
  package static func optional(_ number: Int?) -> SQLiteValue {
    number.map(SQLiteValue.integer) ?? .null
  }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A literal number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A literal text.
  package init(stringLiteral value: String) { self = .text(value) }
}
