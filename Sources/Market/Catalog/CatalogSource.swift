/// The collections of the catalog.
public protocol CatalogSource {
  /// The collections that match, sorted (nil: by number), in the window.
  func collections(
    matching filter: ListFilter, _ sort: Sort<CatalogKey>?, _ window: Window
  ) throws(PortError) -> Page<NFTCollection>
  /// The collection with this identifier; nil where there is none.
  func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection?
  /// The collections that a lookup finds, at most `limit`, in the order of `Lookup.found`.
  func collections(by lookup: Lookup, limit: Int) throws(PortError) -> [NFTCollection]
  /// What each of these collections holds, in its own order; an unknown one holds nothing.
  func contents(of collections: [NFTCollection.ID]) throws(PortError) -> [[NFT.ID]]
}

extension CatalogSource {
  /// The collections whose names match `search` (nil: all), sorted, in the window.
  public func collections(
    matching search: SearchText?, _ sort: Sort<CatalogKey>, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    try collections(matching: ListFilter(name: search), sort, window)
  }
}
