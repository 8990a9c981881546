extension JSONWriter {
  /// Writes a whole number.
  package mutating func integer(_ number: Int) {
    literal(String(number).utf8)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    literal((value ? "true" : "false").utf8)
  }

  /// Writes a member that is a text.
  package mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }

  /// Writes a member that is a truth value.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member that is a list of texts.
  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    list(texts) { json, text in json.string(text) }
  }

  /// Writes a member that is an object.
  package mutating func member(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// Writes a member where there is a text.
  package mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }
}
