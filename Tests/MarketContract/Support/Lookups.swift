import Market
import Testing

/// Every kind of lookup that a list of things can be asked by.
enum Lookups {
  /// Holds a source to `Lookup.found` over these things.
  static func expect<Thing: Named & Equatable>(
    _ things: [Thing], _ find: (Lookup, Int) throws -> [Thing],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for lookup in all(over: things) {
      let wrong = try [0, 1, 2, 3, 8, 1_000].filter { limit in
        try find(lookup, limit) != lookup.found(in: things, limit: limit)
      }
      #expect(wrong == [], "limits of \(lookup)", sourceLocation: sourceLocation)
    }
  }

  /// Numbers, whole texts, and beginnings, of each thing and of none.
  static func all(over things: [some Named]) -> [Lookup] {
    let numbers = Set(things.compactMap(\.number) + [0, -1, 1, 7, 999, .max, .min])
    let words = things.flatMap { [$0.name, $0.id.rawValue] }
    let spellings = words + words.map { $0.uppercased() } + strangers
    let whole = Set(spellings.map(SearchText.init))
    let beginnings = Set(
      whole.flatMap { text in
        (1...9).map { SearchText(String(text.folded.unicodeScalars.prefix($0))) }
      })
    let sites = Set(things.compactMap(\.website) + [Make.link("nowhere"), Make.link("%")])
    return numbers.map(Lookup.number) + whole.map(Lookup.exact) + whole.map(Lookup.prefix)
      + beginnings.map(Lookup.prefix) + sites.map(Lookup.site)
  }

  private static let strangers = [
    "", "zzz", "е\u{308}лка", "и\u{306}ога", "%", "_pril", "apr%", "april showers and more", "'",
    "🦊", "\u{10FFFF}", "cafe-", "1", "100",
  ]
}
