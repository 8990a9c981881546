/// Text as a search compares it: letter case, accents and the two spellings of ё and й put aside.
///
/// A table of its own, so that a query needs no collation library (architecture, "Orders").
public struct SearchText: Hashable, Sendable {
  /// The folded text.
  public let folded: String

  /// Folds `text`; blanks at its ends are dropped.
  public init(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let lowered = text.lowercased()
    folded = Self.trimmed(isPlain ? lowered : Self.foldingAccents(lowered))
  }

  /// The most words to search for; whoever takes words from a person refuses more.
  public static let mostWords = 32

  /// Whether nothing is left to search for.
  public var isEmpty: Bool { folded.isEmpty }

  /// The parts that a search looks for, each anywhere in the name, in any order.
  ///
  /// Empty where there is nothing to search for.
  public var words: [String] {
    folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether every word of this text is a part of `name`.
  ///
  /// Without words every name matches.
  public func matches(_ name: String) -> Bool {
    let name = Array(SearchText(name).folded.utf8)
    return words.allSatisfy { Self.contains(name, Array($0.utf8)) }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    let start = text.drop(while: \.isWhitespace)
    return String(
      start[
        ..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:))
          ?? start.startIndex)])
  }

  private static func foldingAccents(_ text: String) -> String {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    for character in text {
      if let plain = letters[character] {
        folded.append(plain)
      } else {
        folded.unicodeScalars.append(contentsOf: character.unicodeScalars.filter(isNoAccent))
      }
    }
    return folded
  }

  private static func isNoAccent(_ scalar: Unicode.Scalar) -> Bool {
    !(0x300...0x36F).contains(scalar.value)
  }

  /// Characters compare by canonical equivalence, so each entry stands for both normal forms.
  /// `й`, `ї` and `ў` keep their own places: they are letters, not accented `и`, `і` and `у`.
  private static let letters: [Character: String] = {
    var letters: [Character: String] = [
      "й": "й", "ї": "ї", "ў": "ў", "ё": "е", "ß": "ss", "æ": "ae", "œ": "oe",
    ]
    let accented: [(String, String)] = [
      ("a", "àáâãäåāăąǎ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
      ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐ"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"),
      ("o", "òóôõöøōŏőǒ"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűųǔ"),
      ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("и", "ѝ"), ("е", "ѐ"), ("г", "ѓ"), ("к", "ќ"),
    ]
    for (plain, forms) in accented {
      for form in forms { letters[form] = plain }
    }
    return letters
  }()
}
