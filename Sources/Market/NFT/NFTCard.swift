/// An NFT together with how it stands: what a row or a tile of a list shows.
public struct NFTCard: Hashable, Sendable {
  /// What is shown, whoever looks.
  public let nft: NFT
  /// Heart, cart mark, ownership.
  public let standing: Standing

  /// Takes both as they are.
  public init(nft: NFT, standing: Standing) {
    self.nft = nft
    self.standing = standing
  }
}
