/// A key and a value of a query or a form, decoded.
package struct FormItem: Hashable, Sendable {
  /// The key.
  package let name: String
  /// The value; empty where there was none.
  package let value: String
  /// Whether the escapes stand for UTF-8; where they do not, the value has U+FFFD in it.
  package let isText: Bool
  /// Whether there was an equals sign.
  let hasValue: Bool

  init(name: String, value: String, isText: Bool = true, hasValue: Bool = true) {
    self.name = name
    self.value = value
    self.isText = isText
    self.hasValue = hasValue
  }
}
