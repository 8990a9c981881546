/// The worlds that a store keeps beside each other.
public protocol Worlds {
  /// Opens a world; one that nobody used before is made from the seed.
  ///
  /// Throws `full` where there are `World.mostKept` others.
  func open(_ world: World.ID) throws(PortError) -> OpenedWorld
  /// The worlds that there are, the latest made first, in the window.
  func worlds(_ window: Window) throws(PortError) -> Page<WorldListing>
  /// The worlds found by their identifier or its beginning, in the order of `Lookup.found`.
  ///
  /// Identifiers are ASCII: they come from paths and headers.
  func worlds(by lookup: Lookup, limit: Int) throws(PortError) -> [WorldListing]
}
