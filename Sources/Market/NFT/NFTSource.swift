/// The NFTs of the catalog, and how they stand in this world.
public protocol NFTSource {
  /// The NFT with this identifier; nil where there is none.
  func nft(_ id: NFT.ID) throws(PortError) -> NFT?
  /// The NFTs that a lookup finds, at most `limit`, in the order of `Lookup.found`.
  func nfts(by lookup: Lookup, limit: Int) throws(PortError) -> [NFT]
  /// The NFTs of a collection in its own order; an unknown collection is empty.
  func nfts(in collection: NFTCollection.ID, _ window: Window) throws(PortError) -> Page<NFT>
  /// The NFTs that match, sorted (nil: by number), in the window.
  func nfts(
    matching filter: ListFilter, _ sort: Sort<NFTKey>?, _ window: Window
  ) throws(PortError) -> Page<NFT>
  /// How these NFTs stand; unknown ones are left out.
  func standings(of ids: [NFT.ID]) throws(PortError) -> [NFT.ID: Standing]
}

extension NFTSource {
  /// The page with each NFT's standing beside it.
  func cards(of page: Page<NFT>) throws(PortError) -> Page<NFTCard> {
    let standings = try standings(of: page.items.map(\.id))
    return page.map { NFTCard(nft: $0, standing: standings[$0.id] ?? Standing()) }
  }
}
