/// Takes an NFT out of the cart, once its person has seen which.
public struct RemoveFromCart {
  private let cart: any CartRepository
  private let nfts: any NFTSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
    nfts = ports.nfts
  }

  /// Asks to remove; changes nothing.
  ///
  /// Throws `notFound` for an unknown NFT, `notInCart` for one that is not in the cart, and `port`.
  public func request(_ id: NFT.ID) throws(CartError) -> RemovalRequest {
    let found = try CartError.lifting { () throws(PortError) in
      (nft: try nfts.nft(id), standing: try nfts.standings(of: [id])[id])
    }
    guard let nft = found.nft else { throw .notFound(id) }
    guard found.standing?.isInCart == true else { throw .notInCart(id) }
    return RemovalRequest(nfts: [nft])
  }

  /// Removes what the request shows, and nothing else; what has gone meanwhile is no error.
  ///
  /// Throws `port` alone.
  public func confirm(_ request: RemovalRequest) throws(CartError) {
    try CartError.lifting { () throws(PortError) in
      try cart.remove(request)
    }
  }
}

extension CartRepository {
  /// One atomic step that takes out what the request shows, as far as it is still there.
  func remove(_ request: RemovalRequest) throws(PortError) {
    let ids = request.nfts.map(\.id)
    try updateCart(ids) { standings in
      (CartChange(remove: ids.filter { standings[$0]?.isInCart == true }), ())
    }
  }
}
