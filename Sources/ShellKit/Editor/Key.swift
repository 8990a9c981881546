/// Keys that no keyboard has: C1 control characters, by which the editor calls its own functions.
enum Key {
  /// Puts the editor's waiting text into the line.
  static let insert: Unicode.Scalar = "\u{80}"
  /// Brings the cursor to the line's end, before the line is given up.
  static let finish: Unicode.Scalar = "\u{81}"

  /// Whether the character is one of the C1 controls, which are taken from no one's keyboard.
  static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x9f).contains(scalar.value)
  }
}
