public import Market

extension InMemoryMarket: OrderRepository {
  /// Opens a payment of what the cart holds and the person does not own.
  ///
  /// Throws `unavailable` for an unknown currency, or the identifier of a payment that has ended
  /// and may not return.
  public func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp, mayReturn: Bool
  ) throws(PortError) -> PaymentOpening {
    if mayReturn, let ending = state.payments.ending(of: id) { return ending }
    if let order = state.payments.waiting.last, order.items == cartItems {
      if mayReturn { state.payments.keep(id, standsFor: order.payment) }
      return .paid(order)
    }
    deliverWaiting()
    let items = cartItems
    if let pending = state.payments.pending {
      guard pending.items == items, pending.currency == currency else {
        return .blocked(by: pending)
      }
      if mayReturn { state.payments.keep(id, standsFor: pending.id) }
      return .opened(pending)
    }
    guard !items.isEmpty else { return .emptyCart }
    guard seed.currencies.contains(where: { $0.id == currency }) else {
      throw PortError(.unavailable, "there is no currency \(currency)")
    }
    let payment = Payment(
      id: id, items: items, total: items.map(\.price).reduce(.zero, +), currency: currency,
      openedAt: moment)
    guard state.payments.open(payment) else {
      throw PortError(.unavailable, "the payment \(id) has ended already")
    }
    return .opened(payment)
  }

  /// Records what the opened payment paid for.
  ///
  /// Throws `gone` for a payment that was never opened, `unavailable` for an order identifier
  /// already in use.
  public func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp, _ delivery: Delivery
  ) throws(PortError) -> Order {
    guard let opened = state.payments.payment(payment.id) else {
      throw PortError(.gone, "the world was reset while the payment was under way")
    }
    if let settled = state.payments.order(paidBy: payment.id) {
      guard delivery == .atOnce, !settled.isDelivered else { return settled }
      return deliverWaiting().first { $0.id == settled.id } ?? settled
    }
    guard !state.payments.orders.contains(where: { $0.id == order }) else {
      throw PortError(.unavailable, "there is an order \(order) already")
    }
    let mayWait = delivery == .later && opened.items == cartItems
    if !mayWait { move(opened.items) }
    log.record([(.paid(order), nil)])
    return state.payments.settle(opened, as: order, at: moment, isDelivered: !mayWait)
  }

  /// Ends a pending payment; one that has ended, or never was, is no error. Never throws.
  public func close(_ id: Payment.ID, because reason: DeclineReason) throws(PortError) {
    state.payments.close(id, because: reason)
  }

  /// The orders, latest first; never throws.
  public func orders(_ window: Window) throws(PortError) -> Page<Order> {
    let orders = Array(state.payments.orders.reversed())
    return Page(window.cut(orders), offset: window.offset, total: orders.count)
  }

  /// The orders that `Lookup.found` finds; never throws.
  public func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Order] {
    let receipts = state.payments.orders.map { Receipt(order: $0, currency: nil) }
    return lookup.found(in: receipts, limit: limit).map(\.order)
  }

  private var cartItems: [OrderItem] {
    nfts(state.cart.ids.filter { !state.owned.contains($0) }).map { nft in
      OrderItem(nft: nft.id, number: nft.number, name: nft.name, price: nft.price)
    }
  }
}
