import Market

extension WorldSeed {
  /// A world of two collections and five NFTs, made by hand.
  static let harbour = WorldSeed(
    collections: [boats, birds], nfts: [ferry, dory, tide, crane, wren],
    contents: [boats.id: [ferry.id, dory.id, tide.id], birds.id: [crane.id, wren.id]],
    users: [keeper], holdings: [keeper.id: [wren.id]],
    currencies: [
      Currency(
        id: Currency.ID("1"), number: 1, title: "Ethereum", ticker: "ETH",
        longTicker: "ETHEREUM", image: picture("eth.png"))
    ],
    profile: Profile(
      id: Profile.ID("me"), name: "Visitor", description: "", website: nil, avatar: nil),
    favorites: [crane.id], owned: [wren.id], cart: [])

  private static let boats = collection("boats", 1, "Quiet Boats", by: "Ada Quay", count: 3)
  private static let birds = collection("birds", 2, "Paper Birds", by: "Copper Lantern", count: 2)

  private static let ferry = nft("ferry", 1, "Dawn Ferry", stars: 4, hundredths: 250, in: boats)
  private static let dory = nft("dory", 2, "Grey Dory", stars: 3, hundredths: 125, in: boats)
  private static let tide = nft("tide", 3, "Low Tide", stars: 5, hundredths: 75, in: boats)
  private static let crane = nft("crane", 4, "Folded Crane", stars: 5, hundredths: 310, in: birds)
  private static let wren = nft("wren", 5, "Wren", stars: 2, hundredths: 40, in: birds)

  private static let keeper = User(
    id: User.ID("keeper"), number: 1, name: "Harbour Keeper", avatar: nil, description: "",
    website: nil, rating: 12, nftCount: 1)

  private static func collection(
    _ id: String, _ number: Int, _ name: String, by author: String, count: Int
  ) -> NFTCollection {
    NFTCollection(
      id: NFTCollection.ID(id), number: number, name: name, cover: picture("\(id).png"),
      description: "", author: author, website: nil, nftCount: count, createdAt: opening)
  }

  private static func nft(
    _ id: String, _ number: Int, _ name: String, stars: Int, hundredths: UInt128,
    in collection: NFTCollection
  ) -> NFT {
    NFT(
      id: NFT.ID(id), number: number, name: name, images: [picture("\(id)-1.png")],
      rating: Rating(clamping: stars), description: "",
      price: Price(wei: hundredths * 10_000_000_000_000_000), author: collection.author,
      website: nil, collection: collection.id, createdAt: opening)
  }

  private static func picture(_ name: String) -> Link {
    Link(checked: "https://fakenft.example/images/\(name)")
  }

  /// 1 January 2026, 00:00 UTC.
  private static let opening = Timestamp(milliseconds: 1_767_225_600_000)
}
