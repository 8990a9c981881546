import Market

/// An order of plain names from Z to A, to see that a collation is asked.
struct BackwardsCollation: Collation {
  func key(for text: String) -> CollationKey {
    CollationKey(text.lowercased().utf8.map { 255 - $0 } + [255])
  }
}
