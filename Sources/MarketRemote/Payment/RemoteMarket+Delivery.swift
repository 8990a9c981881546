internal import HTTPKit
package import Market
internal import MarketAPI

extension RemoteMarket: OrderDelivery {
  /// Has a server of this project deliver what waits; throws `unsupported` for another.
  package func deliver() throws(PortError) -> [Order] {
    try wire.needExtras("list of orders")
    for _ in 0..<Self.mostChanges {
      let waiting = try latestOrders().filter { !$0.isDelivered }
      if waiting.isEmpty { return [] }
      let paid = Set(waiting.flatMap(\.items).map(\.nft))
      let order = try order()
      if try put(order.value.nfts.filter { !paid.contains($0) }, over: order) != nil {
        let ids = Set(waiting.map(\.id))
        return try latestOrders().filter { ids.contains($0.id) }.reversed()
      }
    }
    throw keepsChanging("the cart")
  }

  /// Completes the order on the server, and tells what that moved.
  package func complete(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion {
    let before = Set(try person().value.nfts)
    let waiting = wire.hasExtras == true ? try latestOrders().filter { !$0.isDelivered } : []
    try complete(ids, as: nil)
    let paid = Set(waiting.flatMap(\.items).map(\.nft))
    let owned = try person().value.nfts
    let delivered = Set(waiting.map(\.id))
    return OrderCompletion(
      delivered: waiting.isEmpty
        ? [] : try latestOrders().filter { delivered.contains($0.id) }.reversed(),
      acquired: owned.filter { !before.contains($0) && !paid.contains($0) })
  }

  /// Tells the server what was bought, where it takes that, else empties the cart as most clients
  /// do (API contract 1.6).
  ///
  /// `key` lets a server of this project know the request again.
  func complete(_ ids: [NFT.ID], as key: String?) throws(PortError) {
    if wire.hasExtras == true || catalog.isLatest {
      if try post(ids, as: key) { return }
    }
    for _ in 0..<Self.mostChanges {
      if try put([], over: try order()) != nil { return }
    }
    throw keepsChanging("the cart")
  }

  /// False where the server has no such request.
  private func post(_ ids: [NFT.ID], as key: String?) throws(PortError) -> Bool {
    let isKeyed = wire.hasExtras == true && key != nil
    let request = RemoteRequest(.completeOrder).with {
      $0.body = APIClientBody("nfts", ids.map(\.rawValue), asJSON: false, form: .repeated)
      $0.isRepeatable = isKeyed
      if let key, isKeyed { $0.headers = [("Idempotency-Key", key)] }
      $0.accepted = [404, 405]
    }
    let response = try wire.answer(to: request)
    guard response.status != 404, response.status != 405 else { return false }
    let order: OrderAnswer = try wire.one(response, to: request)
    knownCart = order.nfts.count
    return true
  }
}
