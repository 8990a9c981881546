public import Market

extension InMemoryMarket: FavoritesRepository {
  /// The liked NFTs, the first liked first; never throws.
  public func favorites(_ window: Window) throws(PortError) -> Page<NFT> {
    page(of: state.favorites.ids, window)
  }

  /// Likes and unlikes as `decide` chooses; never throws.
  public func updateFavorites<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (FavoritesChange, Answer)
  ) throws(PortError) -> Answer {
    let known = standings(ids)
    let (decision, answer) = decide(known)
    change(
      \.favorites, of: known, adding: Change.liked, decision.like, removing: Change.unliked,
      decision.unlike)
    return answer
  }

  /// The liked NFTs by identifier; never throws.
  public func favoritesList() throws(PortError) -> [NFT.ID] {
    state.favorites.ids
  }

  /// Makes the favourites just the known ones of `ids`; never throws.
  public func replaceFavorites(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    replace(\.favorites, by: ids, adding: Change.liked, removing: Change.unliked)
  }
}
