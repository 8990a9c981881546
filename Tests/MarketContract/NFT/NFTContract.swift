import Market
import Testing

/// What `NFTSource` promises.
package enum NFTContract {
  package static let promises = [
    Promise("an NFT is found by its identifier as it was seeded", nfts),
    Promise("lookups of NFTs answer as the rule does", lookups),
    Promise("every window of a collection's NFTs is in the collection's own order", contents),
    Promise("standings tell heart, cart mark and ownership apart", standings),
  ]

  private static func nfts(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.varied)
    for nft in Seeds.varied.nfts { #expect(try ports.nfts.nft(nft.id) == nft) }
    #expect(try ports.nfts.nft(NFT.ID("nowhere")) == nil)
    #expect(try make(Seeds.empty).nfts.nft(Seeds.nft(1).id) == nil)
  }

  private static func lookups(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      let ports = try make(seed)
      try Lookups.expect(seed.nfts) { lookup, limit in
        try ports.nfts.nfts(by: lookup, limit: limit)
      }
    }
  }

  private static func contents(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let ports = try make(seed)
    for collection in seed.collections {
      let expected = (seed.contents[collection.id] ?? []).compactMap { id in
        seed.nfts.first { $0.id == id }
      }
      #expect(expected.count == collection.nftCount)
      try Windows.expect(expected, of: collection.name) { window in
        try ports.nfts.nfts(in: collection.id, window)
      }
    }
    let unknown = try ports.nfts.nfts(in: NFTCollection.ID("nowhere"), .all)
    #expect(unknown == Page([], total: 0))
  }

  private static func standings(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let ports = try make(seed)
    var expected: [NFT.ID: Standing] = [:]
    for nft in seed.nfts {
      expected[nft.id] = Standing(
        isLiked: seed.favorites.contains(nft.id), isInCart: seed.cart.contains(nft.id),
        isOwned: seed.owned.contains(nft.id))
    }
    let asked = seed.nfts.map(\.id) + [NFT.ID("nowhere")] + seed.nfts.prefix(2).map(\.id)
    #expect(try ports.nfts.standings(of: asked) == expected)
    #expect(try ports.nfts.standings(of: []) == [:])
    #expect(Set(expected.values).count >= 5)
  }
}
