/// Remembers how a world's screens are sorted, between runs (brief: sorts are kept).
public protocol SortPreferences {
  /// The sort kept for a screen; nil where none was, or what was kept is no sort of that screen.
  func sort<Key: SortKey>(of screen: SortedScreen, by key: Key.Type) throws(PortError) -> Sort<Key>?
  /// Keeps a sort for a screen.
  func keep<Key: SortKey>(_ sort: Sort<Key>, for screen: SortedScreen) throws(PortError)
}

extension SortPreferences {
  /// The sort to use: the one asked for, which is then kept, or the kept one, or the standard.
  ///
  /// Nothing is written where the sort is kept already: a write has to reach the disk.
  func settle<Key: SortKey>(
    _ asked: Sort<Key>?, for screen: SortedScreen, standard: Sort<Key>
  ) throws(PortError) -> Sort<Key> {
    let kept = try sort(of: screen, by: Key.self)
    guard let asked else { return kept ?? standard }
    if asked != kept { try keep(asked, for: screen) }
    return asked
  }
}
