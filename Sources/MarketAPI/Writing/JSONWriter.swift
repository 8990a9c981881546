/// Writes JSON straight into bytes, in the order in which it is told.
///
/// The library's encoder chooses the order of keys and the digits of a price itself; here both
/// are the contract's.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { $0.member("name", "Fox"); $0.member("rating", 5) }
/// json.bytes  // {"name":"Fox","rating":5}
/// ```
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes room for `capacity` bytes at once.
  package init(capacity: Int = 512) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes an object with the members that the closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a list, each element by the closure.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of the member that is written next.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text between quotes.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isWritten = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(JSONEscapes.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isWritten {
      for scalar in text.unicodeScalars { JSONEscapes.append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes what is JSON already: a number in decimal, or an answer kept from before.
  package mutating func literal(_ text: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
