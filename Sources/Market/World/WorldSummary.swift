/// How much a world holds of what its person did.
public struct WorldSummary: Hashable, Sendable {
  /// NFTs in the cart.
  public let cart: Int
  /// Liked NFTs.
  public let favorites: Int
  /// Owned NFTs.
  public let owned: Int
  /// Paid orders.
  public let orders: Int

  /// Takes the counts as they are.
  public init(cart: Int, favorites: Int, owned: Int, orders: Int) {
    self.cart = cart
    self.favorites = favorites
    self.owned = owned
    self.orders = orders
  }
}
