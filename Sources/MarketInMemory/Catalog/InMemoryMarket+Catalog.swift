public import Market

extension InMemoryMarket: CatalogSource {
  /// The matching collections of the seed; never throws.
  public func collections(
    matching filter: ListFilter, _ sort: Sort<CatalogKey>?, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    let matching = catalog.collections(sort).filter {
      filter.holds(name: $0.name, author: $0.author)
    }
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

  /// What each collection of the seed holds; never throws.
  public func contents(of collections: [NFTCollection.ID]) throws(PortError) -> [[NFT.ID]] {
    collections.map { seed.contents[$0] ?? [] }
  }
}
