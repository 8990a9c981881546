import Market
import Testing

/// What the three lists of a person promise of being read and replaced as a whole.
package enum WholeListContract {
  package static let promises = [
    Promise("a whole list is read in its own order", reading),
    Promise("a replaced list is what was sent, in its order", replacing),
    Promise("a replaced list has each NFT once, and no unknown one", cleaning),
    Promise("a list may be emptied, and filled again", emptying),
    Promise("one list is replaced, and nothing else changes", others),
    Promise("an owned NFT is accepted in a cart", owned),
    Promise("a list that is sent as it is changes nothing", nothing),
    Promise("what is put in after a replacement comes last", afterwards),
  ]

  /// A list of the person's, with what the small seed has in it.
  private struct List: Sendable {
    let name: String
    let seeded: [Int]
    let read: @Sendable (MarketPorts) throws -> [NFT.ID]
    let replace: @Sendable (MarketPorts, [NFT.ID]) throws -> [NFT.ID]

    func numbers(_ ports: MarketPorts) throws -> [Int] {
      try read(ports).compactMap { id in Seeds.small.nfts.firstIndex { $0.id == id } }
        .map { $0 + 1 }
    }
  }

  private static let lists = [
    List(
      name: "cart", seeded: [2, 3], read: { try ViewCart($0).list() },
      replace: { try ReplaceCart($0)($1) }),
    List(
      name: "favourites", seeded: [4, 1], read: { try ListFavorites($0).list() },
      replace: { try ReplaceFavorites($0)($1) }),
    List(
      name: "owned", seeded: [1], read: { try ListOwned($0).list() },
      replace: { try ReplaceOwned($0)($1) }),
  ]

  private static func reading(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      #expect(try ViewCart(ports).list() == seed.cart, "\(name)")
      #expect(try ListFavorites(ports).list() == seed.favorites, "\(name)")
      #expect(try ListOwned(ports).list() == seed.owned, "\(name)")
    }
  }

  private static func replacing(_ make: Promise.Factory) throws {
    for list in lists {
      let ports = try make(Seeds.small)
      for numbers in [
        [5, 6], [6, 5], [6, 4, 5], [4], [2, 4, 3], [3, 2, 4], [1, 2, 3, 4, 5, 6],
      ] {
        let ids = numbers.map { Seeds.nft($0).id }
        #expect(try list.replace(ports, ids) == ids, "\(list.name)")
        #expect(try list.read(ports) == ids, "\(list.name)")
      }
    }
  }

  private static func cleaning(_ make: Promise.Factory) throws {
    for list in lists {
      let ports = try make(Seeds.small)
      let upper = NFT.ID(Seeds.nft(6).id.rawValue.uppercased())
      let sent = [NFT.ID("nowhere"), Seeds.nft(6).id, Seeds.nft(2).id, upper, Seeds.nft(2).id]
      let kept = [6, 2].map { Seeds.nft($0).id }
      #expect(try list.replace(ports, sent) == kept, "\(list.name)")
      #expect(try list.read(ports) == kept, "\(list.name)")
    }
  }

  private static func emptying(_ make: Promise.Factory) throws {
    for list in lists {
      let ports = try make(Seeds.small)
      for sent in [[], [], [NFT.ID("nowhere")]] {
        #expect(try list.replace(ports, sent) == [], "\(list.name)")
        #expect(try list.read(ports) == [], "\(list.name)")
      }
      let ids = [3, 1].map { Seeds.nft($0).id }
      #expect(try list.replace(ports, ids) == ids, "\(list.name)")
      #expect(try list.numbers(ports) == [3, 1], "\(list.name)")
    }
  }

  private static func others(_ make: Promise.Factory) throws {
    for (index, list) in lists.enumerated() {
      let ports = try make(Seeds.small)
      _ = try list.replace(ports, [Seeds.nft(5).id])
      for (other, expected) in lists.enumerated() where other != index {
        #expect(try expected.numbers(ports) == expected.seeded, "\(list.name)")
      }
      #expect(try ports.profile.profile() == Seeds.profile)
    }
  }

  private static func owned(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let ids = [1, 2].map { Seeds.nft($0).id }
    #expect(try ReplaceCart(ports)(ids) == ids)
    let standings = try ports.nfts.standings(of: ids)
    #expect(standings[ids[0]] == Standing(isLiked: true, isInCart: true, isOwned: true))
    #expect(try ports.cart.cart(.standardCart, .all).nfts.map(\.number) == [1, 2])
  }

  private static func nothing(_ make: Promise.Factory) throws {
    for list in lists {
      let bench = UndoBench(try make(Seeds.small))
      let before = try Snapshot(bench.ports)
      let ids = list.seeded.map { Seeds.nft($0).id }
      #expect(try list.replace(bench.ports, ids + ids + [NFT.ID("nowhere")]) == ids)
      #expect(try Snapshot(bench.ports) == before)
      #expect(try bench.undo() == .nothing, "\(list.name)")
    }
  }

  private static func afterwards(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    _ = try ReplaceCart(bench.ports)([3, 6].map { Seeds.nft($0).id })
    try bench.add(2, 5)
    #expect(try bench.carted == [3, 6, 2, 5])
    _ = try ReplaceFavorites(bench.ports)([6, 4].map { Seeds.nft($0).id })
    try bench.like(1)
    #expect(try bench.liked == [6, 4, 1])
  }
}
