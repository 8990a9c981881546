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
    let known = standings(ids)
    let (decision, answer) = decide(known)
    change(
      \.cart, of: known, adding: Change.addedToCart, decision.add,
      removing: Change.removedFromCart, decision.remove)
    return answer
  }
}
