package import Market
internal import MarketAPI

extension RemoteMarket: CartRepository {
  /// The cart as it is now, sorted, with the count and total of all of it.
  package func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents {
    let nfts = sorted(try catalog.nfts(try order().value.nfts), sort)
    return CartContents(
      nfts: window.cut(nfts), offset: window.offset, count: nfts.count,
      total: nfts.map(\.price).reduce(.zero, +))
  }

  /// Reads the cart, lets `decide` choose, and sends the whole list back.
  ///
  /// It is one step where the server has versions; else what somebody else changes in between is
  /// lost (API contract 5). Throws `busy` where others kept changing the cart.
  package func updateCart<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (CartChange, Answer)
  ) throws(PortError) -> Answer {
    let known = try catalog.nfts(ids).map(\.id)
    var sent: (list: [NFT.ID], answer: Answer)?
    for _ in 0..<Self.mostChanges {
      let now = try belongings(withWaiting: true)
      // A list that was sent before, and whose answer was lost, may have arrived.
      if let sent, sent.list == now.cart.value.nfts { return sent.answer }
      let (change, answer) = decide(now.standings(of: known))
      let (add, remove) = (
        change.add.filter(known.contains), change.remove.filter(known.contains)
      )
      let present = now.cart.value.nfts.filter { !now.waiting.contains($0) }
      let list = Self.changed(present, adding: add, removing: remove)
      if list == present { return answer }
      if let kept = try put(list, over: now.cart) {
        try check(Set(kept) == Set(list), "cart")
        return answer
      }
      sent = (list, answer)
    }
    throw keepsChanging("the cart")
  }

  /// The cart's NFTs in the order in which they were put in.
  package func cartList() throws(PortError) -> [NFT.ID] {
    try order().value.nfts
  }

  /// Makes the cart just `ids`, and gives what the server kept of them.
  package func replaceCart(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    for _ in 0..<Self.mostChanges {
      if let kept = try put(ids.eachOnce, over: try order()) { return kept }
    }
    throw keepsChanging("the cart")
  }

  /// Things are added behind those that are there, and then removed.
  static func changed(
    _ list: [NFT.ID], adding: [NFT.ID], removing: [NFT.ID]
  ) -> [NFT.ID] {
    let gone = Set(removing)
    return (list + adding).eachOnce.filter { !gone.contains($0) }
  }
}
