/// Pays for the cart, exactly once, whatever fails between any two steps.
///
/// The payment is committed as pending, then the gateway is asked, then the order is settled in
/// one step. A payment left pending by a crash is finished or cancelled before a new one begins.
/// So each of the three steps is committed by itself: never call it inside a store's batch.
public struct PayForOrder {
  private let view: ViewCart
  private let orders: any OrderRepository
  private let delivery: any OrderDelivery
  private let gateway: any PaymentGateway
  private let clock: Clock
  private let identifiers: IdentifierSource

  /// Works on the world of these ports; `clock` dates payments and orders, `identifiers` names
  /// them.
  public init(
    _ ports: MarketPorts, gateway: any PaymentGateway, clock: Clock, identifiers: IdentifierSource
  ) {
    view = ViewCart(ports)
    orders = ports.orders
    delivery = ports.delivery
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

  /// Pays in `currency`, and ends first what an earlier payment left open.
  ///
  /// Throws `emptyCart`, or `port`: then a payment that was opened stays pending, and calling again
  /// ends it. The port's error is `busy` also where other payments kept coming in between.
  ///
  /// An order that an earlier payment turns out to have paid already is given as paid, unless more
  /// is left to pay; so is the one that paid the cart as it stands and waits for its delivery.
  ///
  /// `delivery` says when the order's NFTs move (API contract 1.6). A payment is called `id` where
  /// whoever asks may ask again: by the same one nothing is ever paid twice, and what came of it
  /// stands, also a decline. `completing` is told of each order that an earlier payment had paid
  /// and that is not given.
  public func callAsFunction(
    in currency: Currency.ID, as id: Payment.ID? = nil, delivery: Delivery = .atOnce,
    completing: (Order) -> Void = { _ in }
  ) throws(PaymentError) -> PaymentResult {
    var settled: Order?
    for _ in 0..<Self.mostOpenings {
      let asked = id ?? Payment.ID(identifiers.next())
      switch try open(asked, in: currency, mayReturn: id != nil) {
      case .emptyCart:
        guard let settled else { throw .emptyCart }
        return .paid(settled)
      case .paid(let order):
        if let settled, settled.id != order.id { completing(settled) }
        return .paid(try delivered(order, delivery))
      case .declined(let reason):
        settled.map(completing)
        return .declined(reason)
      case .blocked(let other):
        if let order = try finish(other, delivery) {
          settled.map(completing)
          settled = order
        }
      case .opened(let payment):
        settled.map(completing)
        settled = nil
        let result = try charge(payment, delivery)
        // A payment that somebody cancelled and did not live to close: the cart is as it was then.
        if result == .declined(.cancelled), payment.id != asked { continue }
        return result
      }
    }
    throw .port(PortError(.busy, "other payments of this cart keep coming in between"))
  }

  /// Each opening but the last ends a payment that stood in the way; there is one at a time.
  private static let mostOpenings = 16

  private func open(
    _ id: Payment.ID, in currency: Currency.ID, mayReturn: Bool
  ) throws(PaymentError) -> PaymentOpening {
    try PaymentError.lifting { () throws(PortError) in
      try orders.openPayment(id, in: currency, at: clock.now(), mayReturn: mayReturn)
    }
  }

  private func charge(
    _ payment: Payment, _ delivery: Delivery
  ) throws(PaymentError) -> PaymentResult {
    try PaymentError.lifting { () throws(PortError) in
      switch try gateway.charge(payment) {
      case .accepted: return .paid(try settle(payment, delivery))
      case .declined(let reason):
        try orders.close(payment.id, because: reason)
        return .declined(reason)
      }
    }
  }

  /// Ends a payment that some session left pending: what was paid is settled, the rest cancelled.
  private func finish(_ payment: Payment, _ delivery: Delivery) throws(PaymentError) -> Order? {
    try PaymentError.lifting { () throws(PortError) in
      switch try gateway.cancel(payment.id) {
      case .accepted: return try settle(payment, delivery)
      case .declined(let reason):
        try orders.close(payment.id, because: reason)
        return nil
      }
    }
  }

  private func settle(_ payment: Payment, _ delivery: Delivery) throws(PortError) -> Order {
    try orders.settle(payment, as: Order.ID(identifiers.next()), at: clock.now(), delivery)
  }

  /// An order that was paid before, delivered now if that is wanted and was not done.
  private func delivered(_ order: Order, _ wanted: Delivery) throws(PaymentError) -> Order {
    guard wanted == .atOnce, !order.isDelivered else { return order }
    return try PaymentError.lifting { () throws(PortError) in
      try delivery.deliver().first { $0.id == order.id } ?? order
    }
  }
}
