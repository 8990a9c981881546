package import Market

extension RemoteMarket: NFTSource {
  /// Nil where the server has no such NFT.
  package func nft(_ id: NFT.ID) throws(PortError) -> NFT? {
    try catalog.nfts([id]).first
  }

  /// The NFTs that `Lookup.found` finds; one that is found by number is asked for alone.
  package func nfts(by lookup: Lookup, limit: Int) throws(PortError) -> [NFT] {
    if case .number(let number) = lookup {
      return limit > 0 ? try catalog.nft(numbered: number).map { [$0] } ?? [] : []
    }
    return lookup.found(in: try catalog.nfts(), limit: limit)
  }

  /// The collection's NFTs in its own order.
  package func nfts(
    in collection: NFTCollection.ID, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    try page(of: try catalog.collections().contents[collection] ?? [], window)
  }

  /// The matching NFTs of the server, which are read whole.
  package func nfts(
    matching filter: ListFilter, _ sort: Sort<NFTKey>?, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    let matching = try catalog.nfts().numbered.filter {
      filter.holds(name: $0.name, author: $0.author)
    }
    let ordered = sort.map { sort in sorted(matching, sort) }
    return Page(window.cut(ordered ?? matching), offset: window.offset, total: matching.count)
  }

  /// Heart, cart mark and ownership of each NFT that the server knows, as they are now.
  package func standings(of ids: [NFT.ID]) throws(PortError) -> [NFT.ID: Standing] {
    let nfts = try catalog.nfts(ids)
    return nfts.isEmpty ? [:] : try belongings().standings(of: nfts.map(\.id))
  }

  /// The NFTs with these identifiers that lie in the window, in this order.
  func page(of ids: [NFT.ID], _ window: Window) throws(PortError) -> Page<NFT> {
    let nfts = try catalog.nfts(ids)
    return Page(window.cut(nfts), offset: window.offset, total: nfts.count)
  }

  func sorted(_ nfts: [NFT], _ sort: Sort<NFTKey>) -> [NFT] {
    nfts.sorted { sort.precedes($0, $1, collation) }
  }
}
