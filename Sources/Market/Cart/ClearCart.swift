/// Empties the cart, once its person has seen what goes.
public struct ClearCart {
  private let cart: any CartRepository
  private let view: ViewCart

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
    view = ViewCart(ports)
  }

  /// Asks to clear, in the order in which the cart is seen; changes nothing.
  ///
  /// Throws `empty` where there is nothing to remove.
  public func request() throws(CartError) -> RemovalRequest {
    let contents = try CartError.lifting { () throws(PortError) in
      try view().contents
    }
    guard !contents.nfts.isEmpty else { throw .empty }
    return RemovalRequest(nfts: contents.nfts)
  }

  /// Removes what the request shows; what was added since then stays.
  ///
  /// Throws `port` alone.
  public func confirm(_ request: RemovalRequest) throws(CartError) {
    try CartError.lifting { () throws(PortError) in
      try cart.remove(request)
    }
  }
}
