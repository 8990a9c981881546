package import Market

extension RemoteMarket: CatalogSource {
  /// The matching collections of the server, which are read whole.
  package func collections(
    matching filter: ListFilter, _ sort: Sort<CatalogKey>?, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    let matching = try catalog.collections().collections.numbered.filter {
      filter.holds(name: $0.name, author: $0.author)
    }
    let sorted = sort.map { sort in
      matching.sorted { sort.precedes($0, $1, collation) }
    }
    return Page(window.cut(sorted ?? matching), offset: window.offset, total: matching.count)
  }

  /// Nil where the server has no such collection.
  package func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection? {
    try catalog.collections().collections.first { $0.id == id }
  }

  /// The collections that `Lookup.found` finds.
  package func collections(
    by lookup: Lookup, limit: Int
  ) throws(PortError) -> [NFTCollection] {
    lookup.found(in: try catalog.collections().collections, limit: limit)
  }

  /// What each collection holds.
  package func contents(of collections: [NFTCollection.ID]) throws(PortError) -> [[NFT.ID]] {
    let shelf = try catalog.collections()
    return collections.map { shelf.contents[$0] ?? [] }
  }
}
