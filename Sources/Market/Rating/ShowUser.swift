/// Shows one user, or what that user holds.
public struct ShowUser {
  private let users: any UserSource
  private let nfts: any NFTSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    users = ports.users
    nfts = ports.nfts
  }

  /// The user and their place; nil where there is no such user.
  public func callAsFunction(_ id: User.ID) throws(PortError) -> RankedUser? {
    try users.user(id)
  }

  /// The NFTs the user holds, each as it stands with this world's person.
  public func nfts(of id: User.ID, _ window: Window = .all) throws(PortError) -> Page<NFTCard> {
    try nfts.cards(of: users.nfts(of: id, window))
  }
}
