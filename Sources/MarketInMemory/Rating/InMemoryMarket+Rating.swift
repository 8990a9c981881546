public import Market

extension InMemoryMarket: UserSource {
  /// The users of the seed, sorted, each with a place by rating; never throws.
  public func users(
    _ sort: Sort<UserKey>?, _ window: Window
  ) throws(PortError) -> Page<RankedUser> {
    let users = catalog.users(sort)
    return Page(window.cut(users), offset: window.offset, total: users.count).map(ranked)
  }

  /// Nil where the seed has no such user; never throws.
  public func user(_ id: User.ID) throws(PortError) -> RankedUser? {
    seed.users.first { $0.id == id }.map(ranked)
  }

  /// The users that `Lookup.found` finds in the seed; never throws.
  public func users(by lookup: Lookup, limit: Int) throws(PortError) -> [User] {
    lookup.found(in: seed.users, limit: limit)
  }

  /// What each user of the seed holds; never throws.
  public func holdings(of users: [User.ID]) throws(PortError) -> [[NFT.ID]] {
    users.map { seed.holdings[$0] ?? [] }
  }

  /// What the user holds, in the user's own order; never throws.
  public func nfts(of user: User.ID, _ window: Window) throws(PortError) -> Page<NFT> {
    page(of: seed.holdings[user] ?? [], window)
  }

  private func ranked(_ user: User) -> RankedUser {
    RankedUser(user: user, place: seed.users.count { $0.rating > user.rating } + 1)
  }
}
