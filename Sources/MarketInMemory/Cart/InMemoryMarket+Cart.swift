public import Market

extension InMemoryMarket: CartRepository {
  /// The cart, sorted, with the count and total of all of it; never throws.
  public func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents {
    let nfts = catalog.nfts(state.cart.ids, sort)
    return CartContents(
      nfts: window.cut(nfts), offset: window.offset, count: nfts.count,
      total: nfts.map(\.price).reduce(.zero, +))
  }

  /// Adds and removes as `decide` chooses; never throws.
  ///
  /// Only NFTs of `ids` can change.
  public func updateCart<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (CartChange, Answer)
  ) throws(PortError) -> Answer {
    var known = standings(ids)
    var (decision, answer) = decide(known)
    // What waits for its delivery leaves the cart before anything else does.
    if decision != CartChange(), !deliverWaiting().isEmpty {
      known = standings(ids)
      (decision, answer) = decide(known)
    }
    change(
      \.cart, of: known, adding: Change.addedToCart, decision.add,
      removing: Change.removedFromCart, decision.remove)
    return answer
  }

  /// The cart's NFTs in the order in which they were put in; never throws.
  public func cartList() throws(PortError) -> [NFT.ID] {
    state.cart.ids
  }

  /// Delivers what waits, then makes the cart just the known ones of `ids`; never throws.
  public func replaceCart(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    deliverWaiting()
    return replace(
      \.cart, by: ids, adding: Change.addedToCart, removing: Change.removedFromCart)
  }
}
