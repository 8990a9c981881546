package import Market
internal import MarketAPI

extension RemoteMarket: OrderRepository {
  /// Begins a payment of what the cart holds; the server hears of it when it is charged.
  ///
  /// One that was charged and not settled, and one whose outcome a server of this project can
  /// still tell, is ended first. An uncertain one of another server is left to the person.
  package func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp, mayReturn: Bool
  ) throws(PortError) -> PaymentOpening {
    let now = try belongings(withWaiting: true)
    let owned = wire.hasExtras == true ? Set(now.person.value.nfts) : []
    let nfts = try catalog.nfts(now.cart.value.nfts.filter { !owned.contains($0) })
    let items = nfts.map {
      OrderItem(nft: $0.id, number: $0.number, name: $0.name, price: $0.price)
    }
    if let pending = till.pending, wire.hasExtras == true || till.paid[pending.id] != nil {
      let isSame = pending.items == items && pending.currency == currency
      return isSame ? .opened(pending) : .blocked(by: pending)
    }
    guard !items.isEmpty else { return .emptyCart }
    guard try currencies().contains(where: { $0.id == currency }) else {
      throw PortError(.unavailable, "there is no currency \(currency)")
    }
    let payment = Payment(
      id: id, items: items, total: items.map(\.price).reduce(.zero, +), currency: currency,
      openedAt: moment)
    till.pending = payment
    return .opened(payment)
  }

  /// Completes the order on the server, and gives it as the server has it, or as it was paid.
  package func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp, _ delivery: Delivery
  ) throws(PortError) -> Order {
    if delivery == .atOnce { try complete(payment) }
    till.pending = nil
    till.settled += 1
    let given = till.paid[payment.id] ?? ""
    let kept = wire.hasExtras == true ? try latestOrders() : []
    if let order = kept.first(where: { $0.id == Order.ID(given) || String($0.number) == given }) {
      return order
    }
    return Order(
      id: given.isEmpty ? order : Order.ID(given), number: till.settled, payment: payment.id,
      items: payment.items, total: payment.total, currency: payment.currency, paidAt: moment,
      isDelivered: delivery == .atOnce)
  }

  /// Forgets a payment that did not pay; never throws.
  package func close(_ id: Payment.ID, because reason: DeclineReason) throws(PortError) {
    if till.pending?.id == id { till.pending = nil }
  }

  /// The orders that a server of this project keeps; throws `unsupported` for another.
  package func orders(_ window: Window) throws(PortError) -> Page<Order> {
    try wire.needExtras("list of orders")
    var (orders, total) = ([Order](), 0)
    repeat {
      let limit = min(window.limit.map { $0 - orders.count } ?? Self.mostOrders, Self.mostOrders)
      let (offset, isBeyond) = window.offset.addingReportingOverflow(orders.count)
      let query = "?limit=\(limit)&offset=\(isBeyond ? .max : offset)"
      let answer: OrdersAnswer = try wire.one(RemoteRequest(.orders, query: query))
      orders += answer.orders
      total = answer.total
      if answer.orders.count < Self.mostOrders { break }
    } while orders.count < window.limit ?? .max
    return Page(orders, offset: window.offset, total: total)
  }

  /// The orders that `Lookup.found` finds; throws `unsupported` as `orders` does.
  package func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Order] {
    let receipts = try orders(.all).items.map { Receipt(order: $0, currency: nil) }
    return lookup.found(in: receipts, limit: limit).map(\.order)
  }

  /// As many as a server gives at a time.
  private static var mostOrders: Int { 1_000 }

  private func complete(_ payment: Payment) throws(PortError) {
    do throws(PortError) {
      try complete(payment.items.map(\.nft), as: payment.id.rawValue)
    } catch {
      throw PortError(
        .uncertain,
        "the payment went through, but then \(error.detail); pay once more in this session to end "
          + "it, which pays nothing, or see what the cart still holds")
    }
  }
}
