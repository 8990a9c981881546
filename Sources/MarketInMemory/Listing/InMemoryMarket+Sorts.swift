public import Market

extension InMemoryMarket: SortPreferences {
  /// The sort kept for the screen since the last reset; never throws.
  public func sort<Key: SortKey>(
    of screen: SortedScreen, by key: Key.Type
  ) throws(PortError) -> Sort<Key>? {
    guard let kept = state.sorts[screen], let key = Key(rawValue: kept.key) else { return nil }
    return Sort(key, Direction(rawValue: kept.direction))
  }

  /// Keeps the sort until the next reset; never throws.
  public func keep<Key: SortKey>(
    _ sort: Sort<Key>, for screen: SortedScreen
  ) throws(PortError) {
    state.sorts[screen] = KeptSort(key: sort.key.rawValue, direction: sort.direction.rawValue)
  }
}
