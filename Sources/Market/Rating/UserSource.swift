/// The users of the marketplace.
public protocol UserSource {
  /// The users, sorted (nil: by number), in the window; places count by rating all the same.
  func users(_ sort: Sort<UserKey>?, _ window: Window) throws(PortError) -> Page<RankedUser>
  /// The user with this identifier and their place; nil where there is none.
  func user(_ id: User.ID) throws(PortError) -> RankedUser?
  /// The users that a lookup finds, at most `limit`, in the order of `Lookup.found`.
  func users(by lookup: Lookup, limit: Int) throws(PortError) -> [User]
  /// What each of these users holds, in the user's own order; an unknown one holds nothing.
  func holdings(of users: [User.ID]) throws(PortError) -> [[NFT.ID]]
  /// The NFTs that a user holds, in the user's own order; an unknown user holds none.
  func nfts(of user: User.ID, _ window: Window) throws(PortError) -> Page<NFT>
}
