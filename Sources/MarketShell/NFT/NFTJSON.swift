internal import Market
internal import ShellKit

/// NFTs as JSON: amounts are decimal strings beside their currency.
enum NFTJSON {
  /// The names of what `nft` gives, in its order.
  static let columns = brief + ["rating", "price", "currency", "author", "images"]
  /// The names of what `card` gives.
  static let cardColumns = columns + ["liked", "inCart", "owned"]
  /// The names that begin everything that is listed.
  static let brief = ["id", "number", "name"]

  static func brief(_ thing: some Named) -> [(String, JSON)] {
    [
      ("id", .string(thing.id.rawValue)), ("number", thing.number.map(JSON.integer) ?? .null),
      ("name", .string(thing.name)),
    ]
  }

  static func nft(_ nft: NFT) -> [(String, JSON)] {
    brief(nft) + [
      ("rating", .integer(nft.rating.stars)), ("price", .string(nft.price.description)),
      ("currency", .string(Price.unit)), ("author", .string(nft.author)),
      ("images", .array(nft.images.map { .string($0.text) })),
    ]
  }

  static func card(_ card: NFTCard) -> JSON {
    .object(
      nft(card.nft) + [
        ("liked", .bool(card.standing.isLiked)), ("inCart", .bool(card.standing.isInCart)),
        ("owned", .bool(card.standing.isOwned)),
      ])
  }

  static func link(_ link: Link?) -> JSON { link.map { .string($0.text) } ?? .null }
}
