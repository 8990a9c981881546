import Market
import MarketInMemory
import Testing

/// Paying at a service that does not always answer: held over any adapter's ports.
package enum UnreachableContract {
  package static let promises = [
    Promise("a payment that reached no service stays pending, and trying again pays it", again),
    Promise("a service may be away several times, and the payment is made once", often),
    Promise("a service that is away while another payment is cancelled leaves that pending", away),
    Promise("money that was taken before the service went away buys once", charged),
    Promise("a decline after the service was away leaves the cart", declined),
  ]

  private static let cart = [Seeds.nft(2), Seeds.nft(3)]
  private static let owned = [Seeds.nft(1)]

  private static func again(_ make: Promise.Factory) throws {
    let (till, gateway) = try begin(make)
    let before = try Snapshot(till.ports)
    gateway.mood = .unavailable(1)
    expectUnreachable(till.pay(in: Seeds.bitcoin))
    #expect(try Snapshot(till.ports) == before)
    let pending = try #require(try blocking(till))
    #expect(pending.currency == Seeds.bitcoin && pending.items == cart.map(\.item))
    let order = try #require(paid(till.pay(in: Seeds.bitcoin)))
    #expect(order.payment == pending.id)
    try till.expectBought(cart, inOrders: 1, besides: owned, "after one attempt")
  }

  private static func often(_ make: Promise.Factory) throws {
    let (till, gateway) = try begin(make)
    gateway.mood = .unavailable(3)
    for _ in 0..<3 { expectUnreachable(till.pay(in: Seeds.bitcoin)) }
    #expect(gateway.mood == .normal)
    #expect(paid(till.pay(in: Seeds.bitcoin)) != nil)
    #expect(till.pay(in: Seeds.bitcoin) == .failure(.emptyCart))
    try till.expectBought(cart, inOrders: 1, besides: owned, "after three attempts")
  }

  private static func away(_ make: Promise.Factory) throws {
    let (till, gateway) = try begin(make)
    gateway.mood = .unavailable(2)
    expectUnreachable(till.pay(in: Seeds.bitcoin))
    expectUnreachable(till.pay(in: Seeds.ether))
    #expect(try blocking(till)?.currency == Seeds.bitcoin)
    let order = try #require(paid(till.pay(in: Seeds.ether)))
    #expect(order.currency == Seeds.ether)
    try till.expectBought(cart, inOrders: 1, besides: owned, "in another currency")
  }

  private static func charged(_ make: Promise.Factory) throws {
    let (till, gateway) = try begin(make)
    let payment = try till.ports.opened(900, in: Seeds.bitcoin)
    #expect(try gateway.charge(payment) == .accepted)
    gateway.mood = .unavailable(2)
    expectUnreachable(till.pay(in: Seeds.bitcoin))
    expectUnreachable(till.pay(in: Seeds.ether))
    let order = try #require(paid(till.pay(in: Seeds.ether)))
    #expect(order.payment == payment.id && order.currency == Seeds.bitcoin)
    try till.expectBought(cart, inOrders: 1, besides: owned, "charged before")
  }

  private static func declined(_ make: Promise.Factory) throws {
    let (till, gateway) = try begin(make)
    gateway.mood = .unavailable(1)
    expectUnreachable(till.pay(in: Seeds.bitcoin))
    gateway.mood = .declineNext
    #expect(till.pay(in: Seeds.bitcoin) == .success(.declined(.refused)))
    #expect(try blocking(till) == nil)
    try till.expectBought([], inOrders: 0, besides: owned, "declined")
  }

  private static func begin(_ make: Promise.Factory) throws -> (Till, ScriptedPaymentGateway) {
    let gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger())
    return (Till(try make(Seeds.small), gateway: gateway), gateway)
  }

  /// The pending payment, seen by trying to open one that is unlike it.
  private static func blocking(_ till: Till) throws -> Payment? {
    switch try till.ports.opening(990, in: Currency.ID("0")) {
    case .blocked(let payment): return payment
    case .opened(let payment):
      try till.ports.orders.close(payment.id, because: .cancelled)
      return nil
    case .emptyCart, .paid, .declined: return nil
    }
  }

  private static func expectUnreachable(
    _ result: Result<PaymentResult, PaymentError>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isUnreachable =
      if case .failure(.port(let error)) = result { error.kind == .unreachable } else { false }
    #expect(isUnreachable, "\(result)", sourceLocation: sourceLocation)
  }

  private static func paid(_ result: Result<PaymentResult, PaymentError>) -> Order? {
    if case .success(.paid(let order)) = result { order } else { nil }
  }
}
