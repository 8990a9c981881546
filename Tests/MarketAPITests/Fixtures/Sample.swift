import Market
import MarketAPI

/// A small market whose answers can be written down by hand.
enum Sample {
  static let fox = nft(
    7, "7773e33c-ec15-4230-a102-92426a3a6d5a", #"Fox "Ж""#, pictures: 2, "12.5", stars: 5)
  static let crane = nft(
    12, "d4fea6b6-91f1-45ce-9745-55431e69ef5c", "Crane", pictures: 1, "0.000000000000000001",
    stars: 0)

  static let collection = NFTCollection(
    id: NFTCollection.ID("81268b05-db02-4bc9-b0b0-f7136de49706"), number: 9, name: "Paper Zoo",
    cover: Link(checked: "https://fakenft.example/images/collection/9.png"),
    description: "Folded.", author: "Origami Ferry",
    website: Link(checked: "https://origami-ferry.fakenft.example/"), nftCount: 2,
    createdAt: Timestamp(milliseconds: 1_681_957_347_000))

  static let user = User(
    id: User.ID("d70a169b-a0f2-44fd-9900-4c0a219c7d32"), number: 3, name: "Origami Ferry",
    avatar: nil, description: "", website: nil, rating: 112, nftCount: 1)

  static let profile = Profile(
    id: Profile.ID("07b3343f-44a0-4d8f-8d55-1d52e192fa0b"), name: "Blue Hour",
    description: "Collects.", website: Link(checked: "https://example.org/~blue?a=%20b"),
    avatar: nil)

  static let ethereum = Currency(
    id: Currency.ID("7"), number: 6, title: "Ethereum", ticker: "ETH", longTicker: "ETHEREUM",
    image: Link(checked: "https://fakenft.example/images/currency/eth.png"))
  static let shiba = Currency(
    id: Currency.ID("0"), number: 8, title: "Shiba Inu", ticker: "SHIB", longTicker: "SHIB",
    image: Link(checked: "https://fakenft.example/images/currency/shib.png"))

  static let orderID = "9d3a58fd-9726-441c-a367-d85f80ad291c"

  static var directory: APIDirectory {
    APIDirectory(
      number: { [fox.id: 7, crane.id: 12][$0] },
      author: { $0 == user.name ? .number(3) : nil })
  }

  static func renderer(_ style: APIStyle, base: String = "http://localhost:8080") -> APIRenderer {
    APIRenderer(style, APIAddresses(base: base), directory)
  }

  static func renderer(_ generation: APIGeneration) -> APIRenderer {
    renderer(APIStyle(generation))
  }

  static func nft(
    _ number: Int?, _ id: String, _ name: String, pictures: Int, _ price: String, stars: Int,
    author: String = "Origami Ferry", website: Link? = nil
  ) -> NFT {
    NFT(
      id: NFT.ID(id), number: number, name: name,
      images: (1...pictures).map {
        Link(checked: "https://fakenft.example/images/nft/\(number ?? 0)-\($0).png")
      },
      rating: Rating(clamping: stars), description: "A red\nticket.",
      price: Price(decimal: price) ?? .zero, author: author, website: website,
      collection: collection.id, createdAt: Timestamp(milliseconds: 1_696_751_002_944))
  }
}
