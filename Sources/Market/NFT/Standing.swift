/// How an NFT stands with the person whose world it is.
public struct Standing: Hashable, Sendable {
  /// Whether it is among the favourites.
  public var isLiked: Bool
  /// Whether it lies in the cart.
  public var isInCart: Bool
  /// Whether the person owns it.
  public var isOwned: Bool

  /// Without arguments: none of the three.
  public init(isLiked: Bool = false, isInCart: Bool = false, isOwned: Bool = false) {
    self.isLiked = isLiked
    self.isInCart = isInCart
    self.isOwned = isOwned
  }
}
