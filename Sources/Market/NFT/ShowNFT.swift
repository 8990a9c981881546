/// Shows one NFT by itself.
public struct ShowNFT {
  private let nfts: any NFTSource
  private let catalog: any CatalogSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    nfts = ports.nfts
    catalog = ports.catalog
  }

  /// The NFT, how it stands, and its collection; nil where there is no such NFT.
  public func callAsFunction(_ id: NFT.ID) throws(PortError) -> NFTDetails? {
    guard let nft = try nfts.nft(id) else { return nil }
    let standing = try nfts.standings(of: [id])[id] ?? Standing()
    let collection: NFTCollection? =
      if let id = nft.collection { try catalog.collection(id) } else { nil }
    return NFTDetails(card: NFTCard(nft: nft, standing: standing), collection: collection)
  }
}
