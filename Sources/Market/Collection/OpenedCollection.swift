/// A collection with a page of its NFTs.
public struct OpenedCollection: Sendable {
  /// What was opened, without its NFTs.
  public let collection: NFTCollection
  /// Its NFTs, in its own order.
  public let nfts: Page<NFTCard>

  /// Takes both as they are.
  public init(collection: NFTCollection, nfts: Page<NFTCard>) {
    self.collection = collection
    self.nfts = nfts
  }
}
