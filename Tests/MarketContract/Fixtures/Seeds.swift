package import Market

/// Worlds for tests.
package enum Seeds {
  /// The currencies that every seed offers, not in the order of their numbers.
  package static let currencies = [
    Currency(
      id: "5", number: 2, title: "Bitcoin", ticker: "BTC", longTicker: "BITCOIN"),
    Currency(
      id: "0", number: 1, title: "Shiba Inu", ticker: "SHIB", longTicker: "SHIB"),
    Currency(
      id: "7", number: 3, title: "Ethereum", ticker: "ETH", longTicker: "ETHEREUM"),
  ]
  /// The first currency of the list.
  package static let bitcoin = Currency.ID("5")
  /// Another one.
  package static let ether = Currency.ID("7")

  /// The person whom every seed begins with.
  package static let profile = Profile(
    id: Make.id("d", 1), name: "Студентус", description: "Учится.",
    website: Make.link("student"), avatar: nil)

  /// Worlds by name, for checks that hold over any seed.
  package static let all: [(name: String, seed: WorldSeed)] = [
    ("small", small), ("varied", varied), ("empty", empty),
  ]

  /// Six NFTs of two collections: 1 is owned, 2 and 3 are in the cart, 4 and 1 are liked.
  package static let small: WorldSeed = {
    let beige = Make.collection(1, "Beige", count: 3)
    let blue = Make.collection(2, "Blue", count: 2)
    let nfts = [
      Make.nft(1, "April", price: "3.45", rating: 5, collection: beige.id),
      Make.nft(2, "Ellsa", price: "8.81", rating: 2, collection: beige.id),
      Make.nft(3, "Bonnie", price: "0.000000000000000001", rating: 4, collection: blue.id),
      Make.nft(4, "Clover", price: "12", rating: 0, collection: blue.id),
      Make.nft(5, "Finn", price: "3.45", rating: 4, collection: beige.id),
      Make.nft(6, "Lark", price: "1.5", rating: 1),
    ]
    let users = [
      Make.user(1, "Lucille", rating: 10, count: 2), Make.user(2, "Elijah", rating: 77),
      Make.user(3, "Antony", rating: 10), Make.user(4, "Emil", rating: 2, count: 1),
    ]
    return WorldSeed(
      collections: [beige, blue], nfts: nfts,
      contents: [
        beige.id: [nfts[4].id, nfts[0].id, nfts[1].id], blue.id: [nfts[2].id, nfts[3].id],
      ],
      users: users,
      holdings: [users[0].id: [nfts[5].id, nfts[2].id], users[3].id: [nfts[0].id]],
      currencies: currencies, profile: profile, favorites: [nfts[3].id, nfts[0].id],
      owned: [nfts[0].id], cart: [nfts[1].id, nfts[2].id])
  }()

  /// Nothing but a person.
  package static let empty = WorldSeed(
    collections: [], nfts: [], contents: [:], users: [], holdings: [:], currencies: [],
    profile: profile, favorites: [], owned: [], cart: [])

  /// The small seed's NFT with this number.
  package static func nft(_ number: Int) -> NFT {
    small.nfts[number - 1]
  }
}

extension Currency {
  fileprivate init(id: String, number: Int, title: String, ticker: String, longTicker: String) {
    self.init(
      id: Currency.ID(id), number: number, title: title, ticker: ticker, longTicker: longTicker,
      image: Make.link("currency/\(id)"))
  }
}
