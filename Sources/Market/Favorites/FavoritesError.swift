/// Why favourites could not be changed.
public enum FavoritesError: FeatureError, Equatable {
  /// There is no NFT with this identifier; nothing was changed.
  case notFound(NFT.ID)
  /// The store or the network failed.
  case port(PortError)

  /// `nft.not-found`, or the port's code.
  public var code: String {
    switch self {
    case .notFound: "nft.not-found"
    case .port(let error): error.code
    }
  }
}
