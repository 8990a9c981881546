package import Market

extension Seeds {
  /// Names, counts, prices and ratings that meet; both normal forms; several scripts.
  package static let varied: WorldSeed = {
    let sizes = collectionNames.indices.map { [3, 2, 2, 3, 1, 1, 1, 2, 0, 5, 2, 0][$0 % 12] }
    let collections = collectionNames.enumerated().map { index, name in
      Make.collection(index + 1, name, id: hostileID("c", index), count: sizes[index])
    }
    var homes: [NFTCollection.ID?] = zip(collections, sizes).flatMap { collection, size in
      [NFTCollection.ID?](repeating: collection.id, count: size)
    }
    homes += [NFTCollection.ID?](repeating: nil, count: max(0, nftNames.count - homes.count))
    var dice = SplitMix64(seed: 7)
    homes.shuffle(using: &dice)
    let nfts = nftNames.enumerated().map { index, name in
      Make.nft(
        index + 1, name, id: hostileID("a", index), price: prices[index % prices.count],
        rating: index % 4 + index % 3, collection: homes[index])
    }
    let held = Dictionary(grouping: nfts.shuffled(using: &dice)) { $0.collection }
    let contents = collections.map { ($0.id, (held[$0.id] ?? []).map(\.id)) }
    let ids = nfts.map(\.id).shuffled(using: &dice)
    let users = userNames.enumerated().map { index, name in
      Make.user(
        index + 1, name, id: hostileID("e", index), rating: [10, 9, 10, 0, 77, 9, 10][index % 7],
        count: index % 4)
    }
    return WorldSeed(
      collections: collections, nfts: nfts, contents: Dictionary(uniqueKeysWithValues: contents),
      users: users,
      holdings: Dictionary(
        uniqueKeysWithValues: users.enumerated().map { index, user in
          (user.id, Array(ids.dropFirst(index).prefix(user.nftCount)))
        }),
      currencies: currencies, profile: profile, favorites: Array(ids[0..<9]),
      owned: Array(ids[5..<16]), cart: Array(ids[16..<30]))
  }()

  /// Identifiers that begin alike, that are no UUIDs, or that begin like names.
  private static func hostileID<Entity>(_ kind: Character, _ index: Int) -> Identifier<Entity> {
    switch index {
    case 0: Identifier("cafe\(kind)001-0000-4000-8000-000000000001")
    case 1: Identifier("cafe\(kind)002-0000-4000-8000-000000000002")
    case 2: Identifier("\(kind)-short")
    case 3: Identifier("april")
    default: Make.id(kind, 997 - index * 13)
    }
  }

  private static let prices = [
    "3.45", "0.000000000000000001", "3.45", "18.446744073709551616", "1000000000000", "0",
    "18.446744073709551615", "0.000000000000000002", "255.000000000000000256",
  ]

  private static let nftNames = [
    "April", "april", "April", "Ap", "café", "cafe\u{301}", "CAFE", "Cafe au lait",
    "\u{401}лка", "\u{415}\u{308}лка", "Елка", "елка", "\u{419}ога", "\u{418}\u{306}ога", "Иога",
    "東京", "東", "عربي", "Ωmega", "🦊 Fox", "Zürich", "Zu\u{308}rich", "Åland", "straße",
    "Strasse", "100", "007", "two words here", "words two", "a", "A", "'quoted' \"name\"",
    "100% _sure_", "Apr; DROP TABLE nfts", "c0ffee", "April showers",
  ]

  private static let collectionNames = [
    "Beige", "beige", "Blue sky", "Sky blue", "\u{401}жик", "\u{415}\u{308}жик", "Ежик", "Café",
    "Cafe\u{301} April", "東京", "a", "\u{419}",
  ]

  private static let userNames = [
    "Lucille", "lucille", "Elijah", "Zoë", "Zoe\u{308}", "Zoe", "Ёж", "Еж", "李", "Antony",
    "Antony", "April",
  ]
}
