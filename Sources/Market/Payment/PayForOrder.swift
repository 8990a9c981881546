/// Pays for the cart, exactly once, whatever fails between any two steps.
///
/// The payment is committed as pending, then the gateway is asked, then the order is settled in
/// one step. A payment left pending by a crash is finished or cancelled before a new one begins.
public struct PayForOrder {
  private let view: ViewCart
  private let orders: any OrderRepository
  private let gateway: any PaymentGateway
  private let clock: Clock
  private let identifiers: IdentifierSource

  /// Works on the world of these ports.
  public init(
    _ ports: MarketPorts, gateway: any PaymentGateway, clock: Clock, identifiers: IdentifierSource
  ) {
    view = ViewCart(ports)
    orders = ports.orders
    self.gateway = gateway
    self.clock = clock
    self.identifiers = identifiers
  }

  /// What would be paid for, in the order in which the cart is seen; throws `emptyCart`.
  public func preview() throws(PaymentError) -> CartContents {
    let contents = try PaymentError.lifting { () throws(PortError) in
      try view().contents
    }
    guard contents.count > 0 else { throw .emptyCart }
    return contents
  }

  /// Pays in `currency`; throws `emptyCart`, or what a port threw (then the payment is pending).
  public func callAsFunction(in currency: Currency.ID) throws(PaymentError) -> PaymentResult {
    let payment = try open(in: currency)
    return try PaymentError.lifting { () throws(PortError) in
      switch try gateway.charge(payment) {
      case .accepted: return .paid(try settle(payment))
      case .declined(let reason):
        try orders.close(payment.id, because: reason)
        return .declined(reason)
      }
    }
  }

  private func open(in currency: Currency.ID) throws(PaymentError) -> Payment {
    while true {
      let id = Payment.ID(identifiers.next())
      let opening = try PaymentError.lifting { () throws(PortError) in
        try orders.openPayment(id, in: currency, at: clock.now())
      }
      switch opening {
      case .opened(let payment): return payment
      case .emptyCart: throw .emptyCart
      case .blocked(let other):
        try PaymentError.lifting { () throws(PortError) in try finish(other) }
      }
    }
  }

  /// Ends a payment that some session left pending: what was paid is settled, the rest cancelled.
  private func finish(_ payment: Payment) throws(PortError) {
    switch try gateway.cancel(payment.id) {
    case .accepted: _ = try settle(payment)
    case .declined(let reason): try orders.close(payment.id, because: reason)
    }
  }

  private func settle(_ payment: Payment) throws(PortError) -> Order {
    try orders.settle(payment, as: Order.ID(identifiers.next()), at: clock.now())
  }
}
