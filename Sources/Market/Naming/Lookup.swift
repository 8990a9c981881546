/// One way of finding things by what a person typed; a source answers each from an index.
public enum Lookup: Hashable, Sendable {
  /// The thing with exactly this number.
  case number(Int)
  /// Things whose identifier, or whose folded name, is exactly this text.
  case exact(SearchText)
  /// Things whose identifier, or whose folded name, begins with this text.
  case prefix(SearchText)
  /// Things with just this site.
  case site(Link)

  /// Whether a thing is found by this lookup: the rule that every source answers by.
  public func finds(_ thing: some Named) -> Bool {
    switch self {
    case .number(let number):
      thing.number == number
    case .exact(let text):
      isIdentifier(thing.id.rawValue) || SearchText(thing.name) == text
    case .site(let site): thing.website == site
    case .prefix(let text):
      isIdentifier(thing.id.rawValue)
        || SearchText(thing.name).folded.unicodeScalars.starts(with: text.folded.unicodeScalars)
    }
  }

  /// The things that a source gives for this lookup, in the order every source gives them.
  ///
  /// Those found by identifier come first, by identifier; then by folded name, then by number.
  /// `limit` is at least 0.
  public func found<Thing: Named>(in things: [Thing], limit: Int) -> [Thing] {
    let found = things.filter(finds).map { thing in
      let byName = !isIdentifier(thing.id.rawValue)
      return (thing, byName, byName ? SearchText(thing.name).folded : thing.id.rawValue)
    }
    let sorted = found.sorted { left, right in
      if left.1 != right.1 { return right.1 }
      if left.2 != right.2 { return left.2.utf8.lexicographicallyPrecedes(right.2.utf8) }
      return (left.0.number ?? 0) < (right.0.number ?? 0)
    }
    return sorted.prefix(limit).map(\.0)
  }

  /// Whether an identifier by itself is what this lookup looks for.
  private func isIdentifier(_ text: String) -> Bool {
    switch self {
    case .number: true
    case .exact(let whole): text == whole.folded
    case .prefix(let start): text.hasPrefix(start.folded)
    case .site: false
    }
  }
}
