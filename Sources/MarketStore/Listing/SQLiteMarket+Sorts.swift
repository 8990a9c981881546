package import Market
internal import SQLiteKit

extension SQLiteMarket: SortPreferences {
  package func sort<Key: SortKey>(
    of screen: SortedScreen, by key: Key.Type
  ) throws(PortError) -> Sort<Key>? {
    let kept = try read { () throws(SQLiteError) in
      try database.first(
        "SELECT key, direction FROM sorts WHERE world = ? AND screen = ?",
        [.integer(world), .text(screen.rawValue)]
      ) { ($0.text(0), $0.text(1)) }
    }
    guard let kept, let key = Key(rawValue: kept.0) else { return nil }
    return Sort(key, Direction(rawValue: kept.1))
  }

  package func keep<Key: SortKey>(
    _ sort: Sort<Key>, for screen: SortedScreen
  ) throws(PortError) {
    try write { (_) throws(SQLiteError) in
      try database.run(
        "INSERT OR REPLACE INTO sorts VALUES (?, ?, ?, ?)",
        [
          .integer(world), .text(screen.rawValue), .text(sort.key.rawValue),
          .text(sort.direction.rawValue),
        ])
      return ()
    }
  }
}
