import Market
import Testing

/// What `UserSource` promises.
package enum UserContract {
  package static let promises = [
    Promise("every window of the users equals the comparator's answer, with places", windows),
    Promise("a user is found by identifier, with the place", users),
    Promise("lookups of users answer as the rule does", lookups),
    Promise("every window of a user's NFTs is in the user's own order", holdings),
  ]

  private static func windows(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      for sort in Sorts.all(UserKey.self) {
        let sorted = seed.users.sorted { sort.precedes($0, $1, FoldedCollation()) }
        let expected = sorted.map { ranked($0, in: seed) }
        try Windows.expect(expected, of: "\(name), \(sort)") { window in
          try ports.users.users(sort, window)
        }
      }
    }
  }

  private static func users(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let ports = try make(seed)
    for user in seed.users { #expect(try ports.users.user(user.id) == ranked(user, in: seed)) }
    #expect(try ports.users.user(User.ID("nowhere")) == nil)
  }

  private static func lookups(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      let ports = try make(seed)
      try Lookups.expect(seed.users) { lookup, limit in
        try ports.users.users(by: lookup, limit: limit)
      }
    }
  }

  private static func holdings(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let ports = try make(seed)
    for user in seed.users {
      let expected = (seed.holdings[user.id] ?? []).compactMap { id in
        seed.nfts.first { $0.id == id }
      }
      #expect(expected.count == user.nftCount)
      try Windows.expect(expected, of: user.name) { window in
        try ports.users.nfts(of: user.id, window)
      }
    }
    #expect(try ports.users.nfts(of: User.ID("nowhere"), .all) == Page([], total: 0))
  }

  private static func ranked(_ user: User, in seed: WorldSeed) -> RankedUser {
    let better = seed.users.filter { $0.rating > user.rating }
    return RankedUser(user: user, place: better.count + 1)
  }
}
