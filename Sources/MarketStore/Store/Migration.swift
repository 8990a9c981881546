internal import SQLiteKit

/// One named step of the schema's history. Steps are only ever appended; none is edited.
struct Migration: Sendable {
  let name: String
  let sql: @Sendable () -> String

  /// Every step, oldest first; the store's `user_version` counts those it has taken.
  static let all: [Migration] = [
    // The tables that a seed fills get their indexes from `SeedWriter`, once they are full.
    Migration(
      name: "a catalog, its worlds, their orders and the change log", sql: { Schema.first }),
    Migration(
      name: "what a server needs: deliveries, answers given again, snapshots",
      sql: { Schema.second }),
  ]

  /// Takes the steps that the store has not taken yet, inside the caller's transaction.
  static func migrate(_ database: Database) throws(SQLiteError) {
    let version = try database.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    for migration in all.dropFirst(version) {
      try database.script(migration.sql())
      try database.run("INSERT INTO migrations(name) VALUES (?)", [.text(migration.name)])
    }
    try database.script("PRAGMA user_version = \(max(version, all.count))")
  }
}
