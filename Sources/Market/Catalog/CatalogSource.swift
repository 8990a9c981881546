/// The collections of the catalog.
public protocol CatalogSource {
  /// The collections whose names match `search` (nil: all), sorted, in the window.
  func collections(
    matching search: SearchText?, _ sort: Sort<CatalogKey>, _ window: Window
  ) throws(PortError) -> Page<NFTCollection>
  /// The collection with this identifier; nil where there is none.
  func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection?
  /// The collections that a lookup finds, at most `limit`, in the order of `Lookup.found`.
  func collections(by lookup: Lookup, limit: Int) throws(PortError) -> [NFTCollection]
}
