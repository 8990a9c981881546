/// The bytes of JSON, appended member by member.
struct JSONLine {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func begin(_ bracket: Character = "{") {
    separate()
    bytes.append(contentsOf: String(bracket).utf8)
    needsComma = false
  }

  mutating func end(_ bracket: Character = "}") {
    bytes.append(contentsOf: String(bracket).utf8)
    needsComma = true
  }

  mutating func member(_ key: String, _ text: String) {
    name(key)
    quote(text)
  }

  /// A number, as it is written.
  mutating func member(_ key: String, number: String) {
    name(key)
    bytes.append(contentsOf: number.utf8)
  }

  mutating func member(_ key: String, _ texts: [String]) {
    name(key)
    needsComma = false
    begin("[")
    for text in texts {
      separate()
      quote(text)
      needsComma = true
    }
    end("]")
  }

  mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  private mutating func name(_ key: String) {
    separate()
    quote(key)
    bytes.append(contentsOf: ": ".utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(contentsOf: ", ".utf8) }
  }

  /// The words are this program's own: what JSON escapes does not occur but for quotation marks.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
