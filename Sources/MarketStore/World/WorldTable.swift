internal import Market
internal import SQLiteKit

/// The worlds of a store, and the copying of the seed into them.
struct WorldTable {
  private let database: Database
  private static let lists = ["favorites", "cart_items", "owned"]

  init(_ database: Database) {
    self.database = database
  }

  /// The row of a world, made from the seed where it was never used; nil for one too many.
  func row(of world: World.ID, at clock: Clock) throws(SQLiteError) -> Int? {
    if let row = try existingRow(of: world) { return row }
    return try database.transaction { () throws(SQLiteError) in
      if let row = try existingRow(of: world) { return row }
      // Worlds are never taken away, so that the last number counts them.
      let count = try database.first("SELECT max(number) FROM worlds") { $0.integer(0) } ?? 0
      return count < World.mostKept ? try add(world, at: clock.now()) : nil
    }
  }

  /// Adds a world; inside the caller's transaction.
  @discardableResult
  func add(_ world: World.ID, at moment: Timestamp) throws(SQLiteError) -> Int {
    try database.run(
      "INSERT INTO worlds(name, created_at) VALUES (?, ?)",
      [.text(world.rawValue), .integer(Int(moment.milliseconds))])
    let row = database.lastInsertedRow
    try copySeed(into: row)
    return row
  }

  /// Takes a world back to the seed, with its orders and payments; inside the caller's transaction.
  func reset(_ world: Int) throws(SQLiteError) {
    try clear(world)
    try copySeed(into: world)
  }

  /// Takes away all that is the person's own, but what was saved.
  func clear(_ world: Int) throws(SQLiteError) {
    for table in ["orders", "payment_retries"] {
      try database.run("DELETE FROM \(table) WHERE world = ?", [.integer(world)])
    }
    try database.run(
      "DELETE FROM payment_items WHERE payment IN (SELECT number FROM payments WHERE world = ?)",
      [.integer(world)])
    for table in ["payments", "sorts", "profiles", "completed_requests"] + WorldTable.lists {
      try database.run("DELETE FROM \(table) WHERE world = ?", [.integer(world)])
    }
  }

  private func existingRow(of world: World.ID) throws(SQLiteError) -> Int? {
    try database.first("SELECT number FROM worlds WHERE name = ?", [.text(world.rawValue)]) {
      $0.integer(0)
    }
  }

  private func copySeed(into world: Int) throws(SQLiteError) {
    for list in WorldTable.lists {
      try database.run(
        "INSERT INTO \(list) SELECT ?, nft, position FROM \(list) WHERE world = 0",
        [.integer(world)])
    }
    try database.run(
      """
      INSERT INTO profiles
      SELECT ?, id, name, description, website, avatar FROM profiles WHERE world = 0
      """, [.integer(world)])
  }
}
