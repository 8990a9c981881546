/// Opens a collection: itself and its NFTs, each with heart and cart mark.
public struct OpenCollection {
  private let catalog: any CatalogSource
  private let nfts: any NFTSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    catalog = ports.catalog
    nfts = ports.nfts
  }

  /// The collection and the NFTs in the window; nil where there is no such collection.
  public func callAsFunction(
    _ id: NFTCollection.ID, _ window: Window = .all
  ) throws(PortError) -> OpenedCollection? {
    guard let collection = try catalog.collection(id) else { return nil }
    let page = try nfts.cards(of: nfts.nfts(in: id, window))
    return OpenedCollection(collection: collection, nfts: page)
  }
}
