package import Market
internal import SQLiteKit

extension SQLiteMarket: UserSource {
  package func users(
    _ sort: Sort<UserKey>?, _ window: Window
  ) throws(PortError) -> Page<RankedUser> {
    try read { () throws(SQLiteError) in
      let items = try database.rows(
        "\(Self.selectUser) ORDER BY \(Self.order(sort)) LIMIT ? OFFSET ?", SQL.values(window),
        Self.rankedUser)
      let total = try database.first("SELECT users FROM seed") { $0.integer(0) }
      return Page(items, offset: window.offset, total: total ?? 0)
    }
  }

  package func user(_ id: User.ID) throws(PortError) -> RankedUser? {
    try read { () throws(SQLiteError) in
      try database.first(
        "\(Self.selectUser) WHERE id = ?", [.text(id.rawValue)], Self.rankedUser)
    }
  }

  package func users(by lookup: Lookup, limit: Int) throws(PortError) -> [User] {
    try read { () throws(SQLiteError) in
      try SQL.rows(
        lookup, limit: limit, in: database, select: Self.selectUser, table: "users"
      ) { (row) throws(SQLiteError) in try Self.rankedUser(row).user }
    }
  }

  package func nfts(of user: User.ID, _ window: Window) throws(PortError) -> Page<NFT> {
    try read { () throws(SQLiteError) in
      let items = try database.rows(
        """
        \(NFTTable.select) JOIN holdings ON holdings.nft = nfts.number
        WHERE holdings.user = (SELECT number FROM users WHERE id = ?)
        ORDER BY holdings.position LIMIT ? OFFSET ?
        """, [.text(user.rawValue)] + SQL.values(window), NFTTable.nft)
      let total = try database.first(
        "SELECT nft_count FROM users WHERE id = ?", [.text(user.rawValue)]
      ) { $0.integer(0) }
      return Page(items, offset: window.offset, total: total ?? 0)
    }
  }

  package func holdings(of users: [User.ID]) throws(PortError) -> [[NFT.ID]] {
    try readTogether { () throws(SQLiteError) in
      var holdings: [[NFT.ID]] = []
      holdings.reserveCapacity(users.count)
      for id in users {
        holdings.append(
          try database.rows(
            """
            SELECT id FROM holdings JOIN nfts ON nfts.number = holdings.nft
            WHERE user = (SELECT number FROM users WHERE id = ?) ORDER BY holdings.position
            """, [.text(id.rawValue)]
          ) { NFT.ID($0.text(0)) })
      }
      return holdings
    }
  }

  private static func order(_ sort: Sort<UserKey>?) -> String {
    guard let sort else { return "number" }
    let direction = sort.direction == .ascending ? "ASC" : "DESC"
    return switch sort.key {
    case .rating: "rating \(direction), name_key, id"
    case .name: "name_key \(direction), id"
    case .count: "nft_count \(direction), name_key, id"
    }
  }

  private static let selectUser = """
    SELECT id, number, name, avatar, description, website, rating, nft_count, place FROM users
    """

  private static func rankedUser(_ row: Row) throws(SQLiteError) -> RankedUser {
    let user = User(
      id: User.ID(row.text(0)), number: row.integer(1), name: row.text(2),
      avatar: row.optionalLink(3), description: row.text(4), website: row.optionalLink(5),
      rating: row.integer(6), nftCount: row.integer(7))
    return RankedUser(user: user, place: row.integer(8))
  }
}
