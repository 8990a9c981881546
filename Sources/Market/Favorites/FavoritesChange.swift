/// What becomes of the favourites in one step.
public struct FavoritesChange: Hashable, Sendable {
  /// NFTs that are liked from now on, in order of liking.
  public var like: [NFT.ID]
  /// NFTs that are no longer liked.
  public var unlike: [NFT.ID]

  /// Without arguments: nothing changes.
  public init(like: [NFT.ID] = [], unlike: [NFT.ID] = []) {
    self.like = like
    self.unlike = unlike
  }
}
