/// What no text may do on a terminal.
enum Harm {
  /// Nothing is left that steers, reorders or hides.
  static func expectNone(in text: String) {
    expectNoneSteering(in: text)
    for scalar in text.unicodeScalars {
      let isSeparator = [0x0A, 0x0D, 0x09, 0x2028, 0x2029].contains(scalar.value)
      expect(!isSeparator, "no line ends within a text")
      let isHidden = [0xAD, 0x34F, 0x200B, 0x2060, 0xFEFF, 0x3164].contains(scalar.value)
      expect(!isHidden && !(0xE0000...0xE007F).contains(scalar.value), "nothing hides")
    }
  }

  /// Nothing is left that a terminal obeys, and no override of the direction.
  static func expectNoneSteering(in text: String) {
    for scalar in text.unicodeScalars {
      expect(!isControl(scalar) && !isLineEnd(scalar), "no control is left")
      expect(!isBidirectional(scalar), "no change of direction is left")
    }
  }

  /// Whether it is a control other than those that a file's text may have.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !isLineEnd(scalar)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\t"
  }

  private static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
