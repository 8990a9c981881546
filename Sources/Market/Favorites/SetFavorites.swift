/// Likes or unlikes NFTs, all of them or none.
public struct SetFavorites {
  private let favorites: any FavoritesRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    favorites = ports.favorites
  }

  /// Makes `ids` liked or not; gives those that were not so before, in the order given.
  ///
  /// Throws `notFound` for an unknown NFT, and then changes nothing.
  public func callAsFunction(_ ids: [NFT.ID], liked: Bool) throws(FavoritesError) -> [NFT.ID] {
    let answer = try FavoritesError.lifting { () throws(PortError) in
      try favorites.updateFavorites(ids) { standings in
        Self.decide(ids, liked: liked, standings)
      }
    }
    return try answer.get()
  }

  private static func decide(
    _ ids: [NFT.ID], liked: Bool, _ standings: [NFT.ID: Standing]
  ) -> (FavoritesChange, Result<[NFT.ID], FavoritesError>) {
    if let unknown = ids.first(where: { standings[$0] == nil }) {
      return (FavoritesChange(), .failure(.notFound(unknown)))
    }
    var seen: Set<NFT.ID> = []
    let changed = ids.filter { standings[$0]?.isLiked != liked && seen.insert($0).inserted }
    let change = liked ? FavoritesChange(like: changed) : FavoritesChange(unlike: changed)
    return (change, .success(changed))
  }
}
