internal import Market
internal import SQLiteKit

/// The saved states of a world.
struct SnapshotTable {
  let database: Database
  let world: Int
  private static let lists = ["favorites", "cart_items", "owned"]
  private static let tables =
    (lists + ["sorts", "profiles", "payments", "payment_items", "orders"]).map { "snapshot_\($0)" }

  func all() throws(SQLiteError) -> [WorldSnapshot] {
    try database.rows(
      "SELECT name, taken_at FROM snapshots WHERE world = ? ORDER BY name", [.integer(world)]
    ) { WorldSnapshot(name: SnapshotName(checked: $0.text(0)), takenAt: $0.timestamp(1)) }
  }

  func row(of name: SnapshotName) throws(SQLiteError) -> Int? {
    try database.first(
      "SELECT number FROM snapshots WHERE world = ? AND name = ?",
      [.integer(world), .text(name.text)]
    ) { $0.integer(0) }
  }

  /// Saves the world, in the place of a snapshot of the same name.
  func save(as name: SnapshotName, at moment: Timestamp) throws(SQLiteError) {
    if let old = try row(of: name) {
      for table in Self.tables {
        try database.run("DELETE FROM \(table) WHERE snapshot = ?", [.integer(old)])
      }
      try database.run("DELETE FROM snapshots WHERE number = ?", [.integer(old)])
    }
    try database.run(
      "INSERT INTO snapshots(world, name, taken_at) VALUES (?, ?, ?)",
      [.integer(world), .text(name.text), .integer(Int(moment.milliseconds))])
    let values: [SQLiteValue] = [.integer(database.lastInsertedRow), .integer(world)]
    for sql in Self.saving { try database.run(sql, values) }
  }

  /// Fills the world, which is empty, with what was saved.
  func restore(_ row: Int) throws(SQLiteError) {
    for sql in Self.restoring { try database.run(sql, [.integer(row), .integer(world)]) }
  }

  /// `?1` is the snapshot, `?2` the world.
  private static let saving =
    lists.map { list in
      "INSERT INTO snapshot_\(list) SELECT ?1, nft, position FROM \(list) WHERE world = ?2"
    } + [
      "INSERT INTO snapshot_sorts SELECT ?1, screen, key, direction FROM sorts WHERE world = ?2",
      """
      INSERT INTO snapshot_profiles
      SELECT ?1, id, name, description, website, avatar FROM profiles WHERE world = ?2
      """,
      """
      INSERT INTO snapshot_payments
      SELECT ?1, number, id, currency, opened_at, state, reason FROM payments WHERE world = ?2
      """,
      """
      INSERT INTO snapshot_payment_items
      SELECT ?1, payment, position, nft, name, price FROM payment_items
      WHERE payment IN (SELECT number FROM payments WHERE world = ?2)
      """,
      """
      INSERT INTO snapshot_orders
      SELECT ?1, number, id, payment, paid_at, delivered_at, paid_by FROM orders WHERE world = ?2
      """,
    ]

  /// Payments get new numbers, and are known by their identifiers until then.
  private static let restoring =
    lists.map { list in
      "INSERT INTO \(list) SELECT ?2, nft, position FROM snapshot_\(list) WHERE snapshot = ?1"
    } + [
      "INSERT INTO sorts SELECT ?2, screen, key, direction FROM snapshot_sorts WHERE snapshot = ?1",
      """
      INSERT INTO profiles SELECT ?2, id, name, description, website, avatar
      FROM snapshot_profiles WHERE snapshot = ?1
      """,
      """
      INSERT INTO payments(id, world, currency, opened_at, state, reason)
      SELECT id, ?2, currency, opened_at, state, reason
      FROM snapshot_payments WHERE snapshot = ?1 ORDER BY number
      """,
      """
      INSERT INTO payment_items
      SELECT payments.number, saved.position, saved.nft, saved.name, saved.price
      FROM snapshot_payment_items AS saved
        JOIN snapshot_payments AS old ON old.snapshot = ?1 AND old.number = saved.payment
        JOIN payments ON payments.id = old.id
      WHERE saved.snapshot = ?1 AND payments.world = ?2
      """,
      """
      INSERT INTO orders(world, number, id, payment, paid_at, delivered_at, paid_by)
      SELECT ?2, saved.number, saved.id, payments.number, saved.paid_at, saved.delivered_at,
        saved.paid_by
      FROM snapshot_orders AS saved
        JOIN snapshot_payments AS old ON old.snapshot = ?1 AND old.number = saved.payment
        JOIN payments ON payments.id = old.id
      WHERE saved.snapshot = ?1
      """,
    ]
}
