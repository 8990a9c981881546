/// An order of names that needs nothing but the standard library: folded text, then the text.
///
/// It agrees with a full collation on letters of one script, not on punctuation or every accent.
public struct FoldedCollation: Collation {
  /// There is nothing to set up.
  public init() {}

  /// Folded text, a zero, then the text itself, so that names that fold alike still differ.
  public func key(for text: String) -> CollationKey {
    CollationKey(Array(SearchText(text).folded.utf8) + [0] + Array(text.utf8))
  }
}
