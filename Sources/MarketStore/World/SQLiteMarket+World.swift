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

  package func snapshot(
    named name: SnapshotName, at moment: Timestamp
  ) throws(PortError) -> Bool {
    try write { (_) throws(SQLiteError) in
      let others = try saved.all().count { $0.name != name }
      guard others < WorldSnapshot.mostKept else { return false }
      try saved.save(as: name, at: moment)
      return true
    }
  }

  package func restore(named name: SnapshotName) throws(PortError) -> Bool {
    try write { (log) throws(SQLiteError) in
      guard let row = try saved.row(of: name) else { return false }
      try WorldTable(database).clear(world)
      try saved.restore(row)
      try log.record(.restored(name.text))
      return true
    }
  }

  package func snapshots() throws(PortError) -> [WorldSnapshot] {
    try read { () throws(SQLiteError) in try saved.all() }
  }

  private var saved: SnapshotTable { SnapshotTable(database: database, world: world) }
}
