internal import CTerminal

/// Measures text in the cells of a terminal's line.
package enum CellWidth {
  /// The cells of a text in which nothing needs escaping.
  package static func of(_ text: String) -> Int {
    if Escaping.isPrintableASCII(text) { return text.utf8.count }
    // None of these combines with another, so that there is no need to look for clusters.
    if text.unicodeScalars.allSatisfy(isCommon) { return text.unicodeScalars.count }
    var cells = 0
    for character in text { cells += of(character) }
    return cells
  }

  /// The cells of what a reader sees as one character: 0, 1 or 2, or more in a rare cluster.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    if isEmojiCluster(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// A sequence drawn as one picture: joined, with a skin tone, or asked for by selector 16
  /// (which also makes the keycaps). A flag is two letters of one cell each by itself.
  private static func isEmojiCluster(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0.value == 0xFE0F || $0.value == 0x200D || $0.properties.isEmojiModifier
    }
  }

  /// Latin, Greek, Cyrillic, dashes, quotes, stars, hearts: one cell each, without a locale.
  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x391...0x482, 0x48A...0x52F: true
    case 0x2010...0x2027, 0x2039, 0x203A, 0x2190...0x21FF, 0x2605, 0x2606, 0x2661, 0x2665: true
    default: false
    }
  }

  /// The cells of one code point.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if isCommon(scalar) { return 1 }
    if (0x300...0x36F).contains(scalar.value) { return 0 }
    guard let locale = utf8Locale else { return estimate(scalar) }
    let cells = terminal_cells(scalar.value, locale)
    return cells >= 0 ? Int(cells) : estimate(scalar)
  }

  /// Opened once, when the first character outside the common alphabets is met, and never
  /// freed; only read afterwards, from any thread.
  nonisolated(unsafe) private static let utf8Locale = terminal_utf8_locale()

  /// The cells of a code point that the C library does not know: a newer one than its tables,
  /// or any on a system without C.UTF-8.
  package static func estimate(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    case .format where properties.isDefaultIgnorableCodePoint: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
