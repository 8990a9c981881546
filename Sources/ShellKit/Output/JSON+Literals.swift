extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Null from `nil`.
  package init(nilLiteral: ()) {
    self = .null
  }

  /// A truth value from `true` or `false`.
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// A whole number from its digits.
  package init(integerLiteral value: Int) {
    self = .integer(value)
  }

  /// A string from a literal, interpolated or not.
  package init(stringLiteral value: String) {
    self = .string(value)
  }

  /// An array from its elements.
  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  /// An object from its members, in the order written.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements)
  }
}
