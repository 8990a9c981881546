internal import Market
internal import SQLiteKit

/// How paid orders are kept.
struct OrderTable {
  let database: Database
  let world: Int

  /// The orders that a condition on `orders` picks, by default the latest first.
  func orders(
    _ condition: String, _ values: [SQLiteValue], _ window: Window = .all,
    by order: String = "orders.number DESC"
  ) throws(SQLiteError) -> [Order] {
    let payments = PaymentTable(database: database, world: world)
    return try database.rows(
      """
      SELECT orders.id, orders.number, payments.id, currencies.id, orders.paid_at,
        payments.number, orders.delivered_at IS NOT NULL
      FROM orders JOIN payments ON payments.number = orders.payment
        JOIN currencies ON currencies.number = payments.currency
      WHERE \(condition) AND orders.world = ? ORDER BY \(order) LIMIT ? OFFSET ?
      """, values + [.integer(world)] + SQL.values(window)
    ) { (row) throws(SQLiteError) in
      let items = try payments.items(of: row.integer(5))
      return Order(
        id: Order.ID(row.text(0)), number: row.integer(1), payment: Payment.ID(row.text(2)),
        items: items, total: items.map(\.price).reduce(.zero, +),
        currency: Currency.ID(row.text(3)), paidAt: row.timestamp(4),
        isDelivered: row.integer(6) == 1)
    }
  }

  func order(paidBy payment: Int) throws(SQLiteError) -> Order? {
    try orders("orders.payment = ?", [.integer(payment)]).first
  }

  /// The orders that wait for their delivery, the first paid first, and the sessions that paid.
  func waiting() throws(SQLiteError) -> [(order: Order, session: Int?)] {
    // Asked before each change of a cart, and nearly always in vain.
    let numbers = try database.rows(
      "SELECT number, paid_by FROM orders WHERE world = ? AND delivered_at IS NULL ORDER BY number",
      [.integer(world)]
    ) { ($0.integer(0), $0.optionalInteger(1)) }
    var waiting: [(order: Order, session: Int?)] = []
    for (number, session) in numbers {
      guard let order = try orders("orders.number = ?", [.integer(number)]).first else {
        throw .damaged
      }
      waiting.append((order, session))
    }
    return waiting
  }

  /// Adds an order; `delivered` is nil for one that waits, and `session` paid for it.
  func add(
    _ id: Order.ID, paidBy payment: Int, at moment: Timestamp, delivered: Timestamp?, session: Int
  ) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO orders(world, number, id, payment, paid_at, delivered_at, paid_by) VALUES
      (?1, (SELECT coalesce(max(number), 0) + 1 FROM orders WHERE world = ?1), ?2, ?3, ?4, ?5, ?6)
      """,
      [
        .integer(world), .text(id.rawValue), .integer(payment),
        .integer(Int(moment.milliseconds)), .optional(delivered.map { Int($0.milliseconds) }),
        .integer(session),
      ])
  }

  func deliver(_ order: Order, at moment: Timestamp) throws(SQLiteError) {
    try database.run(
      "UPDATE orders SET delivered_at = ? WHERE world = ? AND number = ?",
      [.integer(Int(moment.milliseconds)), .integer(world), .integer(order.number)])
  }
}
