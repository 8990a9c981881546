/// Makes the favourites just what a list says, as apps over HTTP send it.
public struct ReplaceFavorites {
  private let favorites: any FavoritesRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    favorites = ports.favorites
  }

  /// Replaces the favourites by `ids` in their order, and gives the favourites as they are then.
  ///
  /// Repeats are dropped, unknown NFTs left out (API contract 1.5).
  public func callAsFunction(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try favorites.replaceFavorites(ids)
  }
}
