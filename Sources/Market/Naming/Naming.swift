/// Turns a word that a person typed into the one thing it names.
///
/// A decimal word is a number; an identifier or a name matches whole at any length; four or more
/// characters may be the beginning of one (shell manual, "Naming things").
public struct Naming: Sendable {
  /// The fewest characters that may stand for a longer name.
  public static let shortestPrefix = 4
  /// The most candidates that an ambiguous word lists.
  public static let candidateLimit = 8

  /// What a word came to.
  public enum Match<Thing: Named> {
    /// The word names this thing and no other.
    case one(Thing)
    /// The word names several things, of which these are the first.
    case several([Thing])
    /// The word names nothing.
    case none
  }

  /// Resolves `word` with a source's lookups; throws what the source throws.
  public static func match<Thing: Named>(
    _ word: String, by find: (Lookup, Int) throws(PortError) -> [Thing]
  ) throws(PortError) -> Match<Thing> {
    for lookup in lookups(for: word) {
      let found = try find(lookup, candidateLimit)
      if found.count == 1 { return .one(found[0]) }
      if found.count > 1 { return .several(found) }
    }
    return .none
  }

  /// Things whose names begin like `word`: what a person may have meant by a word that named none.
  ///
  /// At most 200; empty for a word of blanks.
  public static func neighbours<Thing: Named>(
    of word: String, by find: (Lookup, Int) throws(PortError) -> [Thing]
  ) throws(PortError) -> [Thing] {
    let start = SearchText(String(SearchText(word).folded.prefix(1)))
    return start.isEmpty ? [] : try find(.prefix(start), 200)
  }

  private static func lookups(for word: String) -> [Lookup] {
    let text = SearchText(word)
    guard !text.isEmpty else { return [] }
    let isDecimal = word.utf8.allSatisfy { (48...57).contains($0) }
    var lookups: [Lookup] = []
    if isDecimal, let number = Int(word) { lookups.append(.number(number)) }
    lookups.append(.exact(text))
    if !isDecimal, text.folded.count >= shortestPrefix { lookups.append(.prefix(text)) }
    return lookups
  }
}
