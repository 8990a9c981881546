internal import Market

/// The payments of a world and the orders they paid.
struct PaymentBook {
  /// In the order in which they were paid.
  private(set) var orders: [Order] = []
  private var payments: [Payment.ID: Payment] = [:]
  private var pendingID: Payment.ID?

  /// The one payment that is neither paid nor closed.
  var pending: Payment? { pendingID.flatMap { payments[$0] } }

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
  mutating func settle(_ payment: Payment, as id: Order.ID, at moment: Timestamp) -> Order {
    let order = Order(
      id: id, number: orders.count + 1, payment: payment.id, items: payment.items,
      total: payment.total, currency: payment.currency, paidAt: moment)
    orders.append(order)
    close(payment.id)
    return order
  }

  /// From now on the payment is pending no more; one that was not is no error.
  mutating func close(_ id: Payment.ID) {
    if pendingID == id { pendingID = nil }
  }
}
