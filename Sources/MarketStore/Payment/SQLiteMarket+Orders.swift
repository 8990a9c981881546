package import Market
internal import SQLiteKit

extension SQLiteMarket: OrderRepository {
  var payments: PaymentTable { PaymentTable(database: database, world: world) }
  var orderTable: OrderTable { OrderTable(database: database, world: world) }

  package func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp, mayReturn: Bool
  ) throws(PortError) -> PaymentOpening {
    try write { (log) throws(SQLiteError) in
      if mayReturn, let ending = try ending(of: id) { return ending }
      if let order = try waitingOrder(log) {
        if mayReturn { try payments.keep(id, standsFor: order.payment) }
        return .paid(order)
      }
      let items = try payments.cartItems()
      if let pending = try payments.pending() {
        guard pending.items == items, pending.currency == currency else {
          return .blocked(by: pending)
        }
        if mayReturn { try payments.keep(id, standsFor: pending.id) }
        return .opened(pending)
      }
      guard !items.isEmpty else { return .emptyCart }
      let payment = Payment(
        id: id, items: items, total: items.map(\.price).reduce(.zero, +), currency: currency,
        openedAt: moment)
      try payments.add(payment)
      return .opened(payment)
    }
  }

  /// What came of a payment that has ended; nil for one that has not, or never was.
  private func ending(of id: Payment.ID) throws(SQLiteError) -> PaymentOpening? {
    guard let found = try payments.ending(of: id) else { return nil }
    if let order = try orderTable.order(paidBy: found.row) { return .paid(order) }
    guard let reason = found.reason else { return nil }
    guard !found.isAnother || reason != .cancelled else {
      // Nobody has answered for the one that stood for it: it may be tried by itself.
      try payments.forget(id)
      return nil
    }
    return .declined(reason)
  }

  /// The waiting order that paid the cart as it stands; one that paid another cart is delivered.
  private func waitingOrder(_ log: ChangeLog) throws(SQLiteError) -> Order? {
    guard let order = try orderTable.waiting().last?.order else { return nil }
    if try payments.cartItems() == order.items { return order }
    try deliverWaiting(log)
    return nil
  }

  package func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp, _ delivery: Delivery
  ) throws(PortError) -> Order {
    let settled: Order? = try write { (log) throws(SQLiteError) in
      guard let row = try payments.row(of: payment.id) else { return nil }
      if let settled = try orderTable.order(paidBy: row) {
        guard delivery == .atOnce, !settled.isDelivered else { return settled }
        try deliverWaiting(log)
        return try orderTable.order(paidBy: row)
      }
      let items = try payments.items(of: row)
      let cart = try payments.cartItems()
      let mayWait = delivery == .later && items == cart
      try orderTable.add(
        order, paidBy: row, at: moment, delivered: mayWait ? nil : moment,
        session: log.sessionRow())
      if !mayWait { try move(items) }
      try database.run("UPDATE payments SET state = 'paid' WHERE number = ?", [.integer(row)])
      try log.record(.paid(order))
      return try orderTable.order(paidBy: row)
    }
    guard let settled else {
      throw PortError(.gone, "the world was reset while the payment was under way")
    }
    return settled
  }

  package func close(_ id: Payment.ID, because reason: DeclineReason) throws(PortError) {
    try write { (_) throws(SQLiteError) in
      try database.run(
        """
        UPDATE payments SET state = 'closed', reason = ?
        WHERE id = ? AND world = ? AND state = 'pending'
        """, [.text(reason.rawValue), .text(id.rawValue), .integer(world)])
      return ()
    }
  }

  package func orders(_ window: Window) throws(PortError) -> Page<Order> {
    try readTogether { () throws(SQLiteError) in
      let items = try orderTable.orders("TRUE", [], window)
      let total = try database.first(
        "SELECT count(*) FROM orders WHERE world = ?", [.integer(world)]
      ) { $0.integer(0) }
      return Page(items, offset: window.offset, total: total ?? 0)
    }
  }

  package func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Order] {
    try readTogether { () throws(SQLiteError) in
      let window = Window(limit: limit)
      switch lookup {
      case .number(let number):
        return try orderTable.orders("orders.number = ?", [.integer(number)], window)
      case .exact(let text):
        return try orderTable.orders("orders.id = ?", [.text(text.folded)], window)
      case .site: return []
      case .prefix(let text):
        let range: [SQLiteValue] = [.text(text.folded), .text(text.folded + "\u{10FFFF}")]
        return try orderTable.orders(
          "orders.id >= ? AND orders.id < ?", range, window, by: "orders.id")
      }
    }
  }
}
