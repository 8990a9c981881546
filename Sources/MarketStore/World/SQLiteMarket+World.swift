package import Market
internal import SQLiteKit

extension SQLiteMarket: WorldRepository {
  package func summary() throws(PortError) -> WorldSummary {
    let row: [SQLiteValue] = [.integer(world)]
    func count(_ table: String) throws(SQLiteError) -> Int {
      try database.first("SELECT count(*) FROM \(table) WHERE world = ?", row) { $0.integer(0) }
        ?? 0
    }
    return try readTogether { () throws(SQLiteError) in
      WorldSummary(
        cart: try count("cart_items"), favorites: try count("favorites"),
        owned: try count("owned"), orders: try count("orders"))
    }
  }

  package func reset() throws(PortError) {
    try write { (log) throws(SQLiteError) in
      try WorldTable(database).reset(world)
      try log.record(.reset)
    }
  }
}
