/// Lists the collections, as this world has them sorted.
public struct BrowseCatalog {
  private let catalog: any CatalogSource
  private let sorts: any SortPreferences

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    catalog = ports.catalog
    sorts = ports.sorts
  }

  /// The collections that match; a sort that is given is kept for the next time.
  public func callAsFunction(
    sort: Sort<CatalogKey>? = nil, search: SearchText? = nil, _ window: Window = .all
  ) throws(PortError) -> CatalogPage {
    let sort = try sorts.settle(sort, for: .catalog, standard: .standard)
    let page = try catalog.collections(matching: search, sort, window)
    return CatalogPage(collections: page, sort: sort)
  }
}
