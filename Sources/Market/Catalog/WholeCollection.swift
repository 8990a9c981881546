/// A collection with the identifiers of all it holds, as apps over HTTP have it (API contract 1.3).
public struct WholeCollection: Hashable, Sendable {
  /// The collection itself.
  public let collection: NFTCollection
  /// What it holds, in its own order.
  public let nfts: [NFT.ID]

  /// Takes both as they are.
  public init(collection: NFTCollection, nfts: [NFT.ID]) {
    self.collection = collection
    self.nfts = nfts
  }
}
