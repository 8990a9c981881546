package import Market

extension RemoteMarket: UserSource {
  /// The users of the server, which are read whole, each with a place by rating.
  package func users(
    _ sort: Sort<UserKey>?, _ window: Window
  ) throws(PortError) -> Page<RankedUser> {
    let people = try catalog.users()
    let users = sort.map { sort in
      people.users.sorted { sort.precedes($0, $1, collation) }
    }
    let page = Page(
      window.cut(users ?? people.users.numbered), offset: window.offset, total: people.users.count)
    return page.map(people.ranked)
  }

  /// Nil where the server has no such user.
  package func user(_ id: User.ID) throws(PortError) -> RankedUser? {
    let people = try catalog.users()
    return people.users.first { $0.id == id }.map(people.ranked)
  }

  /// The users that `Lookup.found` finds.
  package func users(by lookup: Lookup, limit: Int) throws(PortError) -> [User] {
    lookup.found(in: try catalog.users().users, limit: limit)
  }

  /// What each user holds.
  package func holdings(of users: [User.ID]) throws(PortError) -> [[NFT.ID]] {
    let people = try catalog.users()
    return users.map { people.holdings[$0] ?? [] }
  }

  /// What the user holds, in the user's own order.
  package func nfts(of user: User.ID, _ window: Window) throws(PortError) -> Page<NFT> {
    try page(of: try catalog.users().holdings[user] ?? [], window)
  }
}
