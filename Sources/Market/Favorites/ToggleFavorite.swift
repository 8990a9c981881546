/// Turns the heart of one NFT: the button that apps have.
public struct ToggleFavorite {
  private let favorites: any FavoritesRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    favorites = ports.favorites
  }

  /// Likes what was not liked and the reverse; gives whether the NFT is liked now.
  ///
  /// Throws `notFound` for an unknown NFT.
  public func callAsFunction(_ id: NFT.ID) throws(FavoritesError) -> Bool {
    let answer = try FavoritesError.lifting { () throws(PortError) in
      try favorites.updateFavorites([id]) { standings -> (FavoritesChange, Bool?) in
        guard let standing = standings[id] else { return (FavoritesChange(), nil) }
        return standing.isLiked
          ? (FavoritesChange(unlike: [id]), false) : (FavoritesChange(like: [id]), true)
      }
    }
    guard let isLiked = answer else { throw .notFound(id) }
    return isLiked
  }
}
