/// The strong entity tag of an answer: equal for equal bytes, and only by rare chance for others.
package struct EntityTag: Hashable, Sendable {
  /// The tag as headers hold it, between quotes.
  package let text: String

  /// FNV-1a of 64 bits: it tells versions apart, and need not withstand an attacker.
  package init(of body: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    text = "\"" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\""
  }

  /// Whether the value of an `If-Match` or `If-None-Match` header names this tag.
  ///
  /// `*` names every tag; weak tags are compared without their `W/` (RFC 9110, 13.1), except that
  /// `If-Match`, with `isStrong`, takes no weak one.
  package func isNamed(in header: String, isStrong: Bool = false) -> Bool {
    header.split(separator: ",").contains { part in
      var part = part.drop { $0 == " " || $0 == "\t" }
      while part.last == " " || part.last == "\t" { part.removeLast() }
      if part == "*" { return true }
      if part.hasPrefix("W/") { return !isStrong && part.dropFirst(2) == text }
      return part == text
    }
  }
}
