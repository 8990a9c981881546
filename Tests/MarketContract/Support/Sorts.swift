import Market

/// Every sort there is.
enum Sorts {
  /// Each key in both directions.
  static func all<Key: SortKey>(_: Key.Type) -> [Sort<Key>] {
    Key.allCases.flatMap { key in Direction.allCases.map { Sort(key, $0) } }
  }
}
