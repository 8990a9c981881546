internal import HTTPKit
internal import Market
internal import MarketAPI

/// The cart, which the API calls an order (API contract 1.5 and 1.6).
extension Scene {
  func order(_ id: APIIdentifier) throws(Refusal) -> Answer {
    try checkOrder(id)
    return versioned(renderer.order(identity, holding: try cart()), .read(.order))
  }

  func replaceOrder(_ id: APIIdentifier) throws(Refusal) -> Answer {
    try checkOrder(id)
    let fields = try fields()
    let update = try understood { () throws(APIBodyError) in try OrderUpdate(fields) }
    let nfts = try nfts(update.nfts)
    try checkVersion { () throws(Refusal) in renderer.order(identity, holding: try cart()) }
    let kept = try Refusal.lifting { () throws(PortError) in try ReplaceCart(ports)(nfts) }
    return versioned(renderer.order(identity, holding: kept), .replacedCart(kept))
  }

  func completeOrder(_ id: APIIdentifier) throws(Refusal) -> Answer {
    try checkOrder(id)
    let fields = try fields()
    let update = try understood { () throws(APIBodyError) in try OrderUpdate(fields) }
    let nfts = try nfts(update.nfts)
    return try once(.completed(nfts)) { () throws(Refusal) in
      try checkVersion { () throws(Refusal) in renderer.order(identity, holding: try cart()) }
      _ = try Refusal.lifting { () throws(PortError) in try CompleteOrder(ports)(nfts) }
      return renderer.order(identity, holding: try cart())
    }
  }

  /// A GET by its method, a payment by its effect; the cart stays as it is (API contract 1.6).
  func pay(
    _ id: APIIdentifier, in currency: APIIdentifier, by gateway: any PaymentGateway,
    _ values: ServerValues
  ) throws(Refusal) -> Answer {
    try checkOrder(id)
    let currency = try find(currency)
    let pay = PayForOrder(
      ports, gateway: gateway, clock: values.clock, identifiers: values.identifiers)
    let key = call.idempotencyKey.map { Payment.ID("\(call.world)/\($0.prefix(200))") }
    do throws(PaymentError) {
      switch try pay(in: currency.id, as: key, delivery: .later) {
      case .paid(let order):
        return answer(.accepted, order.id.rawValue, order.number, currency)
      case .declined(let reason): return answer(.declined(reason), "", 0, currency)
      }
    } catch {
      switch error {
      case .emptyCart: return answer(.declined(.refused), "", 0, currency)
      case .port(let error): throw .port(error)
      }
    }
  }

  private func answer(
    _ outcome: PaymentOutcome, _ order: String, _ number: Int, _ currency: Currency
  ) -> Answer {
    let body = renderer.payment(outcome, order: order, number: number, currency: currency)
    return Answer(response: Responses.json(body), deed: .paid(currency))
  }

  private func cart() throws(Refusal) -> [NFT.ID] {
    try Refusal.lifting { () throws(PortError) in try ViewCart(ports).list() }
  }

  private var identity: String { WorldName.orderIdentity(of: call.world) }

  private func checkOrder(_ id: APIIdentifier) throws(Refusal) {
    if !id.isOwn(identity) { throw .notFound("order", id, nearest: "1") }
  }
}
