public import Market

extension InMemoryMarket: CatalogSource {
  /// The matching collections of the seed; never throws.
  public func collections(
    matching search: SearchText?, _ sort: Sort<CatalogKey>, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    let matching = catalog.collections(sort).filter { search?.matches($0.name) ?? true }
    return Page(window.cut(matching), offset: window.offset, total: matching.count)
  }

  /// Nil where the seed has no such collection; never throws.
  public func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection? {
    seed.collections.first { $0.id == id }
  }

  /// The collections that `Lookup.found` finds in the seed; never throws.
  public func collections(by lookup: Lookup, limit: Int) throws(PortError) -> [NFTCollection] {
    lookup.found(in: seed.collections, limit: limit)
  }
}
