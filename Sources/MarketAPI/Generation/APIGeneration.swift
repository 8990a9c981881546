/// A generation of the REST API: how ids, authors and moments look (API contract 1.1 and 4.3).
package enum APIGeneration: String, CaseIterable, Sendable {
  /// May and June 2023: numbers in lists, authors by number.
  case g0
  /// From June 2023: the same numbers as texts.
  case g1
  /// July to December 2023: as before, on hosts of each cohort.
  case g2
  /// January 2024 to October 2025: UUIDs, tokens, an NFT's author by address.
  case g3a
  /// From October 2025, “1.1.0”: an NFT's author by name, `website`, and orders that are posted.
  case g3b

  /// Reads a word of a path or an option in any letter case; nil for other words.
  package init?(word: String) {
    self.init(rawValue: word.lowercased())
  }

  /// Whether things go by small numbers, else by UUIDs.
  package var isNumbered: Bool {
    switch self {
    case .g0, .g1, .g2: true
    case .g3a, .g3b: false
    }
  }
}
