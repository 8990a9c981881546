/// Makes visible what would otherwise steer a terminal, reorder a line or hide in it.
///
/// A backslash of the text itself stays single: what is shown is for eyes, not for parsing.
package enum Escaping {
  /// The text with every character that is not to be trusted shown, such as `\e` or `\u{202E}`.
  package static func visible(_ text: String) -> String {
    isPrintableASCII(text) ? text : visible(text, hiding: JoiningRules.isHidden(_:at:))
  }

  /// The text with controls shown but line ends, tabs and invisible characters kept, for files.
  package static func withoutControls(_ text: String) -> String {
    isPrintableASCII(text)
      ? text
      : visible(text) { scalars, index in
        isControl(scalars[index]) && !["\n", "\t", "\r"].contains(scalars[index])
      }
  }

  /// Whether the text consists of printable ASCII only, in which each byte is one cell.
  package static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPrintableASCII)
      ?? text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }

  private static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte &- 0x20 >= 0x5F { return false }
    return true
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func visible(
    _ text: String, hiding isHidden: (String.UnicodeScalarView, String.Index) -> Bool
  ) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.indices.first(where: { isHidden(scalars, $0) }) else { return text }
    var result = String(text[..<first])
    for index in scalars[first...].indices {
      if isHidden(scalars, index) {
        result += name(of: scalars[index])
      } else {
        result.unicodeScalars.append(scalars[index])
      }
    }
    return result
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{1B}": "\\e"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
