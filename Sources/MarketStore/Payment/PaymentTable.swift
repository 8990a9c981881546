internal import Market
internal import SQLiteKit

/// How payments and their items are kept.
struct PaymentTable {
  let database: Database
  let world: Int

  /// The payment that is pending in this world; nil where there is none.
  func pending() throws(SQLiteError) -> Payment? {
    try payment("payments.world = ? AND state = 'pending'", [.integer(world)])
  }

  /// What a payment of the present cart would pay for, in the order in which it was added.
  func cartItems() throws(SQLiteError) -> [OrderItem] {
    try database.rows(
      """
      SELECT id, number, name, price FROM cart_items JOIN nfts ON number = nft
      WHERE world = ?1 AND NOT EXISTS (
        SELECT 1 FROM owned WHERE owned.world = ?1 AND owned.nft = cart_items.nft)
      ORDER BY cart_items.position
      """, [.integer(world)], Self.item)
  }

  func add(_ payment: Payment) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO payments(id, world, currency, opened_at, state)
      VALUES (?, ?, (SELECT number FROM currencies WHERE id = ?), ?, 'pending')
      """,
      [
        .text(payment.id.rawValue), .integer(world), .text(payment.currency.rawValue),
        .integer(Int(payment.openedAt.milliseconds)),
      ])
    let row = database.lastInsertedRow
    for (position, item) in payment.items.enumerated() {
      try database.run(
        """
        INSERT INTO payment_items
        VALUES (?, ?, (SELECT number FROM nfts WHERE id = ?), ?, ?)
        """,
        [
          .integer(row), .integer(position), .text(item.nft.rawValue), .text(item.name),
          .blob(item.price.bytes),
        ])
    }
  }

  /// The row of a payment of this world; nil where there is none.
  func row(of id: Payment.ID) throws(SQLiteError) -> Int? {
    try database.first(
      "SELECT number FROM payments WHERE id = ? AND world = ?",
      [.text(id.rawValue), .integer(world)]
    ) { $0.integer(0) }
  }

  /// The payment that an identifier stands for, and why it was closed; nil where there is none.
  func ending(
    of id: Payment.ID
  ) throws(SQLiteError) -> (row: Int, isAnother: Bool, reason: DeclineReason?)? {
    try database.first(
      """
      SELECT number, 0, reason FROM payments WHERE id = ?1 AND world = ?2
      UNION ALL SELECT number, 1, reason FROM payment_retries
        JOIN payments ON payments.number = payment_retries.payment
        WHERE payment_retries.id = ?1 AND payment_retries.world = ?2
      LIMIT 1
      """, [.text(id.rawValue), .integer(world)]
    ) { row in
      let reason = row.optionalText(2).flatMap(DeclineReason.init)
      return (row.integer(0), row.integer(1) == 1, reason)
    }
  }

  /// Remembers that a payment stands for another that was asked for.
  func keep(_ id: Payment.ID, standsFor original: Payment.ID) throws(SQLiteError) {
    guard id != original, let row = try row(of: original) else { return }
    try database.run(
      "INSERT OR REPLACE INTO payment_retries VALUES (?, ?, ?)",
      [.integer(world), .text(id.rawValue), .integer(row)])
  }

  /// No payment stands for this one any more.
  func forget(_ id: Payment.ID) throws(SQLiteError) {
    try database.run(
      "DELETE FROM payment_retries WHERE world = ? AND id = ?",
      [.integer(world), .text(id.rawValue)])
  }

  /// The items of a payment, in their order.
  func items(of row: Int) throws(SQLiteError) -> [OrderItem] {
    try database.rows(
      """
      SELECT nfts.id, nfts.number, payment_items.name, payment_items.price
      FROM payment_items JOIN nfts ON nfts.number = nft
      WHERE payment = ? ORDER BY payment_items.position
      """, [.integer(row)], Self.item)
  }

  private func payment(
    _ condition: String, _ values: [SQLiteValue]
  ) throws(SQLiteError) -> Payment? {
    try database.first(
      """
      SELECT payments.number, payments.id, currencies.id, opened_at
      FROM payments JOIN currencies ON currencies.number = currency WHERE \(condition)
      """, values
    ) { (row) throws(SQLiteError) in
      let items = try items(of: row.integer(0))
      return Payment(
        id: Payment.ID(row.text(1)), items: items, total: items.map(\.price).reduce(.zero, +),
        currency: Currency.ID(row.text(2)), openedAt: row.timestamp(3))
    }
  }

  private static func item(_ row: Row) -> OrderItem {
    OrderItem(
      nft: NFT.ID(row.text(0)), number: row.integer(1), name: row.text(2), price: row.price(3))
  }
}
