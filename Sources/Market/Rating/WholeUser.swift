/// A user with the identifiers of all they hold, as apps over HTTP have it (API contract 1.3).
public struct WholeUser: Hashable, Sendable {
  /// The user.
  public let user: User
  /// What the user holds, in the user's own order.
  public let nfts: [NFT.ID]

  /// Takes both as they are.
  public init(user: User, nfts: [NFT.ID]) {
    self.user = user
    self.nfts = nfts
  }
}
