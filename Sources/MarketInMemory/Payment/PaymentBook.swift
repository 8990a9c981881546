internal import Market

/// The payments of a world and the orders they paid.
struct PaymentBook {
  /// In the order in which they were paid.
  private(set) var orders: [Order] = []
  private var payments: [Payment.ID: Payment] = [:]
  private var pendingID: Payment.ID?
  private var reasons: [Payment.ID: DeclineReason] = [:]
  /// Payments that were asked for, and the ones that were given in their place.
  private var originals: [Payment.ID: Payment.ID] = [:]

  /// The one payment that is neither paid nor closed.
  var pending: Payment? { pendingID.flatMap { payments[$0] } }

  /// The orders whose NFTs have not moved yet.
  var waiting: [Order] { orders.filter { !$0.isDelivered } }

  /// What came of a payment that has ended; nil for one that has not, or never was.
  mutating func ending(of id: Payment.ID) -> PaymentOpening? {
    let original = originals[id] ?? id
    if let order = order(paidBy: original) { return .paid(order) }
    guard let reason = reasons[original] else { return nil }
    guard original == id || reason != .cancelled else {
      // Nobody has answered for the one that stood for it: it may be tried by itself.
      originals[id] = nil
      return nil
    }
    return .declined(reason)
  }

  /// Remembers that a payment stands for another that was asked for.
  mutating func keep(_ id: Payment.ID, standsFor original: Payment.ID) {
    if id != original { originals[id] = original }
  }

  /// No payment stands for another any more.
  mutating func forgetOriginals() {
    originals = [:]
  }

  /// Adds a pending payment; false where there is one with this identifier already.
  mutating func open(_ payment: Payment) -> Bool {
    guard payments[payment.id] == nil else { return false }
    payments[payment.id] = payment
    pendingID = payment.id
    return true
  }

  func payment(_ id: Payment.ID) -> Payment? {
    payments[id]
  }

  func order(paidBy id: Payment.ID) -> Order? {
    orders.first { $0.payment == id }
  }

  /// Records the order of a payment, pending or closed.
  mutating func settle(
    _ payment: Payment, as id: Order.ID, at moment: Timestamp, isDelivered: Bool
  ) -> Order {
    let order = Order(
      id: id, number: orders.count + 1, payment: payment.id, items: payment.items,
      total: payment.total, currency: payment.currency, paidAt: moment, isDelivered: isDelivered)
    orders.append(order)
    if pendingID == payment.id { pendingID = nil }
    return order
  }

  /// Notes that every order is delivered; gives those that were not.
  mutating func deliver() -> [Order] {
    let waiting = Set(waiting.map(\.id))
    if waiting.isEmpty { return [] }
    orders = orders.map { order in waiting.contains(order.id) ? order.delivered : order }
    return orders.filter { waiting.contains($0.id) }
  }

  /// From now on the payment is pending no more; one that was not is no error.
  mutating func close(_ id: Payment.ID, because reason: DeclineReason) {
    guard pendingID == id else { return }
    pendingID = nil
    reasons[id] = reason
  }
}

extension Order {
  /// The same order once its NFTs have moved.
  fileprivate var delivered: Order {
    Order(
      id: id, number: number, payment: payment, items: items, total: total, currency: currency,
      paidAt: paidAt)
  }
}
