import Market
import Testing

/// What `FavoritesRepository` promises.
package enum FavoritesContract {
  package static let promises = [
    Promise("every window of the favourites is in order of liking", windows),
    Promise("what is liked comes last, what is liked already stays where it is", order),
    Promise("a decision about favourites that changes nothing changes nothing", nothing),
    Promise("favourites can only be decided about NFTs that were asked about", strangers),
    Promise("the answer of a decision about favourites is given back", answers),
  ]

  private static func windows(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      let expected = seed.favorites.compactMap { id in seed.nfts.first { $0.id == id } }
      try Windows.expect(expected, of: name, ports.favorites.favorites)
    }
  }

  private static func order(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try change(ports, FavoritesChange(like: [2, 4, 3].map { Seeds.nft($0).id }))
    #expect(try liked(ports) == [4, 1, 2, 3])
    try change(ports, FavoritesChange(unlike: [1, 6].map { Seeds.nft($0).id }))
    #expect(try liked(ports) == [4, 2, 3])
    try change(ports, FavoritesChange(like: [Seeds.nft(1).id], unlike: [Seeds.nft(4).id]))
    #expect(try liked(ports) == [2, 3, 1])
    let standings = try ports.nfts.standings(of: [Seeds.nft(1).id, Seeds.nft(4).id])
    #expect(standings[Seeds.nft(1).id] == Standing(isLiked: true, isOwned: true))
    #expect(standings[Seeds.nft(4).id] == Standing())
  }

  private static func nothing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try change(ports, FavoritesChange())
    try change(
      ports, FavoritesChange(like: [Seeds.nft(1).id], unlike: [Seeds.nft(5).id]))
    #expect(try liked(ports) == [4, 1])
    #expect(try ports.world.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
  }

  private static func strangers(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try ports.favorites.updateFavorites([Seeds.nft(2).id, NFT.ID("nowhere")]) { standings in
      #expect(standings == [Seeds.nft(2).id: Standing(isInCart: true)])
      let change = FavoritesChange(
        like: [NFT.ID("nowhere"), Seeds.nft(3).id], unlike: [Seeds.nft(4).id])
      return (change, ())
    }
    #expect(try liked(ports) == [4, 1])
  }

  private static func answers(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let answer = try ports.favorites.updateFavorites([]) { _ in (FavoritesChange(), 42) }
    #expect(answer == 42)
  }

  private static func change(_ ports: MarketPorts, _ change: FavoritesChange) throws {
    try ports.favorites.updateFavorites(change.like + change.unlike) { _ in (change, ()) }
  }

  private static func liked(_ ports: MarketPorts) throws -> [Int?] {
    try ports.favorites.favorites(.all).items.map(\.number)
  }
}
