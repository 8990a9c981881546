package import Market

/// An order of plain names from Z to A, to see that a collation is asked.
package struct BackwardsCollation: Collation {
  /// There is nothing to set up.
  package init() {}

  package func key(for text: String) -> CollationKey {
    CollationKey(text.lowercased().utf8.map { 255 - $0 } + [255])
  }
}
