/// Makes the cart just what a list says, as apps over HTTP send it.
public struct ReplaceCart {
  private let cart: any CartRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
  }

  /// Replaces the cart by `ids` in their order, and gives the cart as it is then.
  ///
  /// Repeats are dropped, unknown NFTs left out, owned ones kept (API contract 1.5). What was paid
  /// and waits for its delivery is delivered before (1.6).
  public func callAsFunction(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try cart.replaceCart(ids)
  }
}
