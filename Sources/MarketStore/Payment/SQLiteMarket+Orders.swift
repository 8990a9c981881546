package import Market
internal import SQLiteKit

extension SQLiteMarket: OrderRepository {
  private var payments: PaymentTable { PaymentTable(database: database, world: world) }

  package func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp
  ) throws(PortError) -> PaymentOpening {
    try write { (_) throws(SQLiteError) in
      let items = try payments.cartItems()
      if let pending = try payments.pending() {
        let isSame = pending.items == items && pending.currency == currency
        return isSame ? .opened(pending) : .blocked(by: pending)
      }
      guard !items.isEmpty else { return .emptyCart }
      let payment = Payment(
        id: id, items: items, total: items.map(\.price).reduce(.zero, +), currency: currency,
        openedAt: moment)
      try payments.add(payment)
      return .opened(payment)
    }
  }

  package func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp
  ) throws(PortError) -> Order {
    let settled: Order? = try write { (log) throws(SQLiteError) in
      guard let row = try payments.row(of: payment.id) else { return nil }
      if let settled = try readOrders("payment = ?", [.integer(row)]).first { return settled }
      try database.run(
        """
        INSERT INTO orders(world, number, id, payment, paid_at) VALUES
        (?1, (SELECT coalesce(max(number), 0) + 1 FROM orders WHERE world = ?1), ?2, ?3, ?4)
        """,
        [
          .integer(world), .text(order.rawValue), .integer(row),
          .integer(Int(moment.milliseconds)),
        ])
      for item in try payments.items(of: row) {
        guard let nft = item.number else { throw .damaged }
        try list("owned").append(nft)
        _ = try list("cart_items").remove(nft)
      }
      try database.run("UPDATE payments SET state = 'paid' WHERE number = ?", [.integer(row)])
      try log.record(.paid(order))
      return try readOrders("payment = ?", [.integer(row)]).first
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
      let items = try readOrders("TRUE", [], window)
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
        return try readOrders("orders.number = ?", [.integer(number)], window)
      case .exact(let text):
        return try readOrders("orders.id = ?", [.text(text.folded)], window)
      case .prefix(let text):
        let range: [SQLiteValue] = [.text(text.folded), .text(text.folded + "\u{10FFFF}")]
        return try readOrders("orders.id >= ? AND orders.id < ?", range, window, "orders.id")
      }
    }
  }

  private func readOrders(
    _ condition: String, _ values: [SQLiteValue], _ window: Window = .all,
    _ order: String = "orders.number DESC"
  ) throws(SQLiteError) -> [Order] {
    try database.rows(
      """
      SELECT orders.id, orders.number, payments.id, currencies.id, orders.paid_at,
        payments.number
      FROM orders JOIN payments ON payments.number = orders.payment
        JOIN currencies ON currencies.number = payments.currency
      WHERE \(condition) AND orders.world = ? ORDER BY \(order) LIMIT ? OFFSET ?
      """, values + [.integer(world)] + SQL.values(window)
    ) { (row) throws(SQLiteError) in
      let items = try payments.items(of: row.integer(5))
      return Order(
        id: Order.ID(row.text(0)), number: row.integer(1), payment: Payment.ID(row.text(2)),
        items: items, total: items.map(\.price).reduce(.zero, +),
        currency: Currency.ID(row.text(3)), paidAt: row.timestamp(4))
    }
  }
}
