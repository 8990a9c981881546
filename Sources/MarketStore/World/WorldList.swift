internal import Market
internal import SQLiteKit

/// How worlds are listed; the seed, which is world 0, is none of them.
struct WorldList {
  let database: Database

  /// Worlds are numbered without gaps.
  func count() throws(SQLiteError) -> Int {
    try database.first("SELECT max(number) FROM worlds") { $0.integer(0) } ?? 0
  }

  /// The worlds that a condition picks, each with what an index tells of it.
  func listings(
    _ condition: String, _ values: [SQLiteValue], _ window: Window, by order: String
  ) throws(SQLiteError) -> [WorldListing] {
    try database.rows(
      """
      SELECT name, created_at,
        (SELECT at FROM changes WHERE world = worlds.number ORDER BY number DESC LIMIT 1),
        (SELECT max(name) FROM worlds AS other WHERE other.name < worlds.name AND other.name <> ''),
        (SELECT min(name) FROM worlds AS other WHERE other.name > worlds.name),
        (SELECT count(*) FROM cart_items WHERE world = worlds.number),
        (SELECT count(*) FROM favorites WHERE world = worlds.number),
        (SELECT count(*) FROM owned WHERE world = worlds.number),
        (SELECT count(*) FROM orders WHERE world = worlds.number)
      FROM worlds WHERE \(condition) AND number > 0 ORDER BY \(order) LIMIT ? OFFSET ?
      """, values + SQL.values(window)
    ) { row in
      let id = World.ID(row.text(0))
      return WorldListing(
        id: id,
        shortName: World.shortName(
          of: id, after: row.optionalText(3).map { World.ID($0) },
          before: row.optionalText(4).map { World.ID($0) }),
        summary: WorldSummary(
          cart: row.integer(5), favorites: row.integer(6), owned: row.integer(7),
          orders: row.integer(8)),
        createdAt: row.timestamp(1), changedAt: row.isNull(2) ? nil : row.timestamp(2))
    }
  }
}
