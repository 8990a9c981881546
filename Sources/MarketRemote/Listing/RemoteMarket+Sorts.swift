package import Market

/// Servers know no sorts of screens: they are kept here, as long as the session lasts.
extension RemoteMarket: SortPreferences {
  /// The sort kept for the screen in this session; never throws.
  package func sort<Key: SortKey>(
    of screen: SortedScreen, by key: Key.Type
  ) throws(PortError) -> Sort<Key>? {
    guard let kept = sorts[screen], let key = Key(rawValue: kept.key) else { return nil }
    return Sort(key, Direction(rawValue: kept.direction))
  }

  /// Keeps the sort for this session; never throws.
  package func keep<Key: SortKey>(
    _ sort: Sort<Key>, for screen: SortedScreen
  ) throws(PortError) {
    sorts[screen] = KeptSort(key: sort.key.rawValue, direction: sort.direction.rawValue)
  }
}
