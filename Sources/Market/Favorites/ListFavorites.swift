/// Lists the liked NFTs in order of liking.
public struct ListFavorites {
  private let favorites: any FavoritesRepository
  private let nfts: any NFTSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    favorites = ports.favorites
    nfts = ports.nfts
  }

  /// The liked NFTs in the window, each as it stands, the first liked first.
  public func callAsFunction(_ window: Window = .all) throws(PortError) -> Page<NFTCard> {
    try nfts.cards(of: favorites.favorites(window))
  }

  /// All liked NFTs by identifier, the first liked first.
  public func list() throws(PortError) -> [NFT.ID] {
    try favorites.favoritesList()
  }
}
