/// The NFTs that this world's person likes.
public protocol FavoritesRepository {
  /// The liked NFTs in order of liking, the first liked first.
  func favorites(_ window: Window) throws(PortError) -> Page<NFT>
  /// One atomic step: tells how these NFTs stand, lets `decide` choose, and applies its change.
  ///
  /// Unknown NFTs are missing from what `decide` is told; a change to an NFT outside `ids` is
  /// passed over.
  func updateFavorites<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (FavoritesChange, Answer)
  ) throws(PortError) -> Answer
  /// The liked NFTs by identifier, in order of liking.
  func favoritesList() throws(PortError) -> [NFT.ID]
  /// One atomic step: makes the favourites just `ids`, in their order; gives what they are then.
  ///
  /// Repeats are dropped, unknown NFTs left out.
  func replaceFavorites(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID]
}
