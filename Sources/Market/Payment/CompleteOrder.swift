/// Completes the order as apps over HTTP do after paying: what they name is theirs, the cart empty.
public struct CompleteOrder {
  private let delivery: any OrderDelivery

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    delivery = ports.delivery
  }

  /// Delivers what was paid, adds `ids` to what is owned, and empties the cart (API contract 1.6).
  ///
  /// It counts neither whether they were paid nor whether they lie in the cart. Done again it
  /// changes nothing more.
  public func callAsFunction(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion {
    try delivery.complete(ids)
  }
}
