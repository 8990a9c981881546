/// Empties the cart, once its person has seen what goes.
public struct ClearCart {
  private let cart: any CartRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
  }

  /// Asks to clear; changes nothing. Throws `empty` where there is nothing to remove.
  public func request() throws(CartError) -> RemovalRequest {
    let contents = try CartError.lifting { () throws(PortError) in
      try cart.cart(.standardCart, .all)
    }
    guard !contents.nfts.isEmpty else { throw .empty }
    return RemovalRequest(nfts: contents.nfts)
  }

  /// Removes what the request shows; what was added since then stays.
  public func confirm(_ request: RemovalRequest) throws(CartError) {
    try CartError.lifting { () throws(PortError) in
      try cart.remove(request)
    }
  }
}
