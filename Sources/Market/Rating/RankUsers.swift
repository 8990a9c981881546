/// Lists the users by rank, as this world has them sorted.
public struct RankUsers {
  private let users: any UserSource
  private let sorts: any SortPreferences

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    users = ports.users
    sorts = ports.sorts
  }

  /// The users and the sort; a sort that is given is kept for the next time.
  public func callAsFunction(
    sort: Sort<UserKey>? = nil, _ window: Window = .all
  ) throws(PortError) -> (users: Page<RankedUser>, sort: Sort<UserKey>) {
    let sort = try sorts.settle(sort, for: .rating, standard: .standard)
    return (try users.users(sort, window), sort)
  }

  /// The users as apps over HTTP have them, by number unless a sort is named; none is kept.
  public func whole(
    _ sort: Sort<UserKey>? = nil, _ window: Window = .all
  ) throws(PortError) -> Page<WholeUser> {
    let page = try users.users(sort, window).map(\.user)
    let holdings = try users.holdings(of: page.items.map(\.id))
    let items = zip(page.items, holdings).map { WholeUser(user: $0, nfts: $1) }
    return Page(items, offset: page.offset, total: page.total)
  }
}
