/// Queries and form bodies, read by one rule (API contract 1.5).
enum FormText {
  /// The items between `&`, without empty ones; a value may have `=` in it.
  static func items(_ bytes: some Collection<UInt8>) -> [FormItem] {
    bytes.split(separator: UInt8(ascii: "&")).map { part in
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      let (name, isName) = text(part[..<(equals ?? part.endIndex)])
      guard let equals else {
        return FormItem(name: name, value: "", isText: isName, hasValue: false)
      }
      let (value, isValue) = text(part[part.index(after: equals)...])
      return FormItem(name: name, value: value, isText: isName && isValue)
    }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> (text: String, isText: Bool) {
    let decoded = PercentText.decoded(bytes, plusIsBlank: true)
    if let text = String(validating: decoded, as: UTF8.self) { return (text, true) }
    return (String(decoding: decoded, as: UTF8.self), false)
  }
}
