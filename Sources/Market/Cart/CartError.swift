/// Why the cart could not be changed; whatever is thrown, nothing was.
public enum CartError: FeatureError, Equatable {
  /// There is no NFT with this identifier.
  case notFound(NFT.ID)
  /// The person owns this NFT already.
  case owned(NFT.ID)
  /// This NFT does not lie in the cart.
  case notInCart(NFT.ID)
  /// There is nothing in the cart.
  case empty
  /// The store or the network failed.
  case port(PortError)

  /// The stable code of each case.
  public var code: String {
    switch self {
    case .notFound: "nft.not-found"
    case .owned: "cart.owned"
    case .notInCart: "cart.not-found"
    case .empty: "cart.empty"
    case .port(let error): error.code
    }
  }
}
