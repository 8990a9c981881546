/// Makes one's own NFTs just what a list says, as some apps over HTTP send it.
public struct ReplaceOwned {
  private let profile: any ProfileRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    profile = ports.profile
  }

  /// Replaces the owned NFTs by `ids` in their order, and gives those that are owned then.
  ///
  /// Repeats are dropped, unknown NFTs left out; the cart stays as it is (API contract 1.5).
  public func callAsFunction(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try profile.replaceOwned(ids)
  }
}
