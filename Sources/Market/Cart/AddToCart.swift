/// Puts NFTs into the cart, all of them or none.
public struct AddToCart {
  private let cart: any CartRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
  }

  /// Adds `ids`; gives those that were not in the cart before, in the order given.
  ///
  /// Throws `notFound` or `owned` for the first NFT that can't be added, and then changes nothing.
  public func callAsFunction(_ ids: [NFT.ID]) throws(CartError) -> [NFT.ID] {
    let answer = try CartError.lifting { () throws(PortError) in
      try cart.updateCart(ids) { standings in Self.decide(ids, standings) }
    }
    return try answer.get()
  }

  private static func decide(
    _ ids: [NFT.ID], _ standings: [NFT.ID: Standing]
  ) -> (CartChange, Result<[NFT.ID], CartError>) {
    var added: [NFT.ID] = []
    var seen: Set<NFT.ID> = []
    for id in ids {
      guard let standing = standings[id] else { return (CartChange(), .failure(.notFound(id))) }
      if standing.isOwned { return (CartChange(), .failure(.owned(id))) }
      if !standing.isInCart, seen.insert(id).inserted { added.append(id) }
    }
    return (CartChange(add: added), .success(added))
  }
}
