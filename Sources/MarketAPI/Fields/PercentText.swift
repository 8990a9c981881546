/// Percent-escapes, read as leniently as the clients write them (API contract 1.5).
enum PercentText {
  /// Decodes each `%XX`; a `%` that begins none stays.
  static func decoded(_ bytes: some Collection<UInt8>, plusIsBlank: Bool) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = value(of: rest.prefix(2)) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") && plusIsBlank ? UInt8(ascii: " ") : byte)
      }
    }
    return decoded
  }

  /// The same address with the bytes beyond ASCII escaped.
  static func escapingNonASCII(_ text: String) -> String {
    escaping(text) { $0 >= 0x80 }
  }

  /// The same address with what may not stand in one escaped: blanks, quotes and their like.
  static func escapingUnsafe(_ text: String) -> String {
    escaping(text) { $0 <= 0x20 || $0 >= 0x7F || "\"<>\\^`{|}".utf8.contains($0) }
  }

  /// A text with all escaped but letters, digits, `-`, `.`, `_`, `~` and the comma of lists.
  static func escaped(_ text: String) -> String {
    escaping(text) { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        false
      default: !"-._~,".utf8.contains(byte)
      }
    }
  }

  private static func escaping(_ text: String, _ isEscaped: (UInt8) -> Bool) -> String {
    guard text.utf8.contains(where: isEscaped) else { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      if isEscaped(byte) {
        escaped += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }

  private static func value(of digits: some Collection<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      guard let nibble = nibble(digit) else { return nil }
      value = value << 4 | nibble
    }
    return value
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
