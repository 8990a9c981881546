internal import HTTPKit
package import Market
internal import MarketAPI

/// A server is its own payment service: asking it to pay is paying (API contract 1.6).
extension RemoteMarket: PaymentGateway {
  /// Asks the server to pay for the cart as it stands there.
  ///
  /// A server of this project takes the payment's identity as a key, so that asking again pays
  /// once; of another it is asked once. Throws `uncertain` where no answer tells what came of it.
  package func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    if till.paid[payment.id] != nil { return .accepted }
    let isKeyed = wire.hasExtras == true
    let request = RemoteRequest(.payment, ["1", payment.currency.rawValue]).with {
      $0.isReading = false
      $0.isRepeatable = isKeyed
      $0.isOffered = false
      if isKeyed { $0.headers = [("Idempotency-Key", payment.id.rawValue)] }
    }
    let answer = try answer(to: request, isKeyed: isKeyed)
    if answer.outcome == .accepted { till.paid[payment.id] = answer.orderID }
    return answer.outcome
  }

  /// Tells what came of a payment: a server of this project by its orders, another by nothing.
  package func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    if till.paid[id] != nil { return .accepted }
    guard wire.hasExtras == true, let order = try latestOrders().first(where: { $0.isPaid(by: id) })
    else { return .declined(.cancelled) }
    till.paid[id] = order.id.rawValue
    return .accepted
  }

  private func answer(
    to request: RemoteRequest, isKeyed: Bool
  ) throws(PortError) -> PaymentAnswer {
    do throws(PortError) {
      return try wire.one(request)
    } catch {
      guard isKeyed, error.kind == .uncertain else { throw error }
      throw PortError(
        .uncertain,
        "it is not known whether \(wire.place) was paid; paying once more in this session goes on "
          + "with the same payment, and never pays twice")
    }
  }

  /// The last orders of a server that tells them; empty for another.
  func latestOrders() throws(PortError) -> [Order] {
    let request = RemoteRequest(.orders, query: "?limit=50").with { $0.accepted = [403, 404] }
    let response = try wire.answer(to: request)
    guard response.status == 200 else { return [] }
    let answer: OrdersAnswer = try wire.one(response, to: request)
    return answer.orders
  }
}

extension Order {
  /// A server puts the world before the key that a client sent.
  fileprivate func isPaid(by id: Payment.ID) -> Bool {
    payment == id || payment.rawValue.hasSuffix("/\(id.rawValue)")
  }
}
