/// A screen that remembers how it is sorted; the raw value is what stores keep.
public enum SortedScreen: String, CaseIterable, Sendable {
  /// All collections.
  case catalog
  /// The NFTs in the cart.
  case cart
  /// One's own NFTs.
  case owned = "my"
  /// The users by rank.
  case rating
}
