/// Tells invisible characters that do their work in a text from those that only hide in it.
enum JoiningRules {
  /// Whether the character at an index is to be shown escaped.
  static func isHidden(_ scalars: String.UnicodeScalarView, at index: String.Index) -> Bool {
    let scalar = scalars[index]
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E, 0x370...0x58F, 0x2010...0x2027: return false
    case 0x200C: return !joinsLetters(scalars, at: index)
    case 0x200D: return !joinsEmoji(scalars, at: index) && !joinsLetters(scalars, at: index)
    case 0xFE00...0xFE0F: return !variesItsBase(scalars, at: index)
    case 0xE0100...0xE01EF: return !variesAnIdeograph(scalars, at: index)
    // Interlinear annotation: invisible, though not in the property asked below.
    case 0xFFF9...0xFFFB: return true
    default: return isInvisible(scalar)
    }
  }

  /// Controls, separators, noncharacters, and all that Unicode says is drawn as nothing:
  /// bidirectional controls, zero-width characters, tags.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Whether a joiner stands between two emoji, the first perhaps with a selector or skin tone.
  private static func joinsEmoji(_ scalars: String.UnicodeScalarView, at index: String.Index)
    -> Bool
  {
    guard var before = scalar(scalars, before: index), let after = scalar(scalars, after: index)
    else { return false }
    if before.value == 0xFE0F {
      guard let base = scalar(scalars, before: scalars.index(before: index)) else { return false }
      before = base
    }
    return isPictograph(before) && isPictograph(after)
  }

  /// Whether a joiner stands between letters of a script that shapes by it: from Arabic (which
  /// Persian spells with it) to Sinhala.
  private static func joinsLetters(_ scalars: String.UnicodeScalarView, at index: String.Index)
    -> Bool
  {
    guard let before = scalar(scalars, before: index), let after = scalar(scalars, after: index)
    else { return false }
    return isShaping(before) && isShaping(after)
  }

  /// Whether a variation selector follows something visible; a run of them could carry a
  /// hidden message.
  private static func variesItsBase(_ scalars: String.UnicodeScalarView, at index: String.Index)
    -> Bool
  {
    guard let base = scalar(scalars, before: index) else { return false }
    return base.value > 0x20 && base.value != 0x7F && !isInvisible(base)
  }

  private static func variesAnIdeograph(
    _ scalars: String.UnicodeScalarView, at index: String.Index
  ) -> Bool {
    scalar(scalars, before: index)?.properties.isIdeographic ?? false
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji
  }

  /// The Arabic letter mark lies among the letters, and is none: a joiner beside it joins nothing.
  private static func isShaping(_ scalar: Unicode.Scalar) -> Bool {
    (0x600...0xDFF).contains(scalar.value) && !isInvisible(scalar)
  }

  private static func scalar(_ scalars: String.UnicodeScalarView, before index: String.Index)
    -> Unicode.Scalar?
  {
    index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
  }

  private static func scalar(_ scalars: String.UnicodeScalarView, after index: String.Index)
    -> Unicode.Scalar?
  {
    let next = scalars.index(after: index)
    return next < scalars.endIndex ? scalars[next] : nil
  }
}
