import Market
import Testing

/// What `Worlds` promises.
package enum WorldsContract {
  package static let promises = [
    WorldsPromise("a world is made from the seed when it is first opened, and kept", opening),
    WorldsPromise("worlds are told apart, in any letter case", apart),
    WorldsPromise("worlds are listed, the latest made first, with what they hold", listing),
    WorldsPromise("a world is found by its identifier or its beginning", lookups),
    WorldsPromise("a short name tells a world from its neighbours", shortNames),
    WorldsPromise("the time of the last change is told, where there was one", changed),
  ]

  private static func opening(_ worlds: any Worlds) throws {
    let seeded = try Snapshot(worlds.open(World.local).ports)
    let ann = try worlds.open(World.ID("ann"))
    #expect(try Snapshot(ann.ports) == seeded)
    _ = try ReplaceCart(ann.ports)([Seeds.nft(6).id])
    #expect(try ViewCart(worlds.open(World.ID("ann")).ports).list() == [Seeds.nft(6).id])
    #expect(try Snapshot(worlds.open(World.local).ports) == seeded)
  }

  private static func apart(_ worlds: any Worlds) throws {
    let (ann, bob) = (
      try worlds.open(World.ID("Ann")).ports, try worlds.open(World.ID("bob")).ports
    )
    _ = try ReplaceFavorites(ann)([])
    Till(bob).pay(in: Seeds.bitcoin)
    #expect(try worlds.open(World.ID("ANN")).ports.world.summary().favorites == 0)
    #expect(try ann.world.summary() == WorldSummary(cart: 2, favorites: 0, owned: 1, orders: 0))
    #expect(try bob.world.summary() == WorldSummary(cart: 0, favorites: 2, owned: 3, orders: 1))
    #expect(try worlds.worlds(.all).total == 3)
  }

  private static func listing(_ worlds: any Worlds) throws {
    let ids = (1...4).map { World.ID("world-\($0)") }
    for id in ids { _ = try worlds.open(id) }
    Till(try worlds.open(ids[1]).ports).pay(in: Seeds.bitcoin)
    let all = try worlds.worlds(.all).items
    #expect(all.map(\.id) == ids.reversed() + [World.local])
    try Windows.expect(all, of: "worlds", worlds.worlds)
    for world in all {
      #expect(try world.summary == worlds.open(world.id).ports.world.summary())
    }
    let moments = all.map(\.createdAt)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 >= $1 })
  }

  private static func lookups(_ worlds: any Worlds) throws {
    for name in ["token-1", "token-12", "token-2", "phone"] {
      _ = try worlds.open(World.ID(name))
    }
    let all = try worlds.worlds(.all).items
    for lookup in Lookups.all(over: all) {
      for limit in [0, 1, 2, 8] {
        let expected = lookup.found(in: all, limit: limit)
        #expect(try worlds.worlds(by: lookup, limit: limit) == expected, "\(lookup), \(limit)")
      }
    }
  }

  private static func shortNames(_ worlds: any Worlds) throws {
    let long = ["token-0123456789abcdef", "token-0123456ffffffff", "token-9876543210", "ann"]
    for name in long { _ = try worlds.open(World.ID(name)) }
    let names = try Dictionary(
      uniqueKeysWithValues: worlds.worlds(.all).items.map { ($0.id.rawValue, $0.shortName) })
    #expect(
      names == [
        long[0]: "token-01234567", long[1]: "token-0123456f", long[2]: "token-987654",
        "ann": "ann", "local": "local",
      ])
    for (id, name) in names {
      #expect(try worlds.worlds(by: .prefix(SearchText(name)), limit: 9).map(\.id.rawValue) == [id])
    }
  }

  private static func changed(_ worlds: any Worlds) throws {
    func changedAt(_ name: String) throws -> Timestamp? {
      try worlds.worlds(by: .exact(SearchText(name)), limit: 1).first?.changedAt
    }
    let (ann, bob) = (
      try worlds.open(World.ID("ann")).ports, try worlds.open(World.ID("bob")).ports
    )
    #expect(try changedAt("ann") == nil)
    _ = try ReplaceCart(ann)(Seeds.small.cart)
    _ = try ViewCart(ann)(sort: Sort(.price))
    #expect(try changedAt("ann") == nil)
    _ = try ReplaceCart(ann)([])
    let first = try #require(try changedAt("ann"))
    #expect(try changedAt("bob") == nil)
    _ = try ReplaceCart(bob)([])
    #expect(try changedAt("ann") == first)
    _ = try ReverseChange(ann)(.undo)
    let second = try #require(try changedAt("ann"))
    #expect(second > first)
  }
}
