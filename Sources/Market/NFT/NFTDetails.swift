/// One NFT with all that its own screen shows.
public struct NFTDetails: Hashable, Sendable {
  /// The NFT and how it stands.
  public let card: NFTCard
  /// The collection it belongs to; nil where it stands alone.
  public let collection: NFTCollection?

  /// Takes both as they are.
  public init(card: NFTCard, collection: NFTCollection?) {
    self.card = card
    self.collection = collection
  }
}
