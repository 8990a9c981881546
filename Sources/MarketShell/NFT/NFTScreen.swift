internal import Market
internal import ShellKit

/// One NFT by itself, and what one can do with it.
struct NFTScreen {
  private let details: NFTDetails

  init(_ details: NFTDetails) {
    self.details = details
  }

  var screen: Screen {
    let (nft, standing) = (details.card.nft, details.card.standing)
    let pictures = nft.images.map(Marks.picture).joined(separator: " ")
    let facts: [(label: String, value: StyledText)] = [
      ("Number", StyledText(Words.number(of: nft))),
      ("Rating", Marks.stars(nft.rating)),
      ("Price", StyledText(Words.amount(nft.price), .price)),
      ("Collection", collection),
      ("Author", Marks.name(nft.author, site: nft.website)),
      ("Description", Marks.prose(nft.description)),
      ("Pictures", pictures),
      ("Made", StyledText(nft.createdAt.readable)),
      ("Liked", standing.isLiked ? StyledText("♥ yes", .heart) : "no"),
      ("In the cart", standing.isInCart ? StyledText("yes", .success) : "no"),
      ("Owned", standing.isOwned ? StyledText("yes", .success) : "no"),
    ]
    return Screen(
      [.text(StyledText(nft.name, .title)), .facts(facts), .blank, .paragraph(advice)], json: json)
  }

  private var collection: StyledText {
    guard let collection = details.collection else { return StyledText("none", .muted) }
    return "\(collection.name) (\(Words.number(of: collection)))"
  }

  private var advice: StyledText {
    let (number, standing) = (Words.number(of: details.card.nft), details.card.standing)
    let like = standing.isLiked ? "unlike \(number)" : "like \(number)"
    let cart =
      standing.isOwned ? [] : [standing.isInCart ? "cart remove \(number)" : "cart add \(number)"]
    return StyledText("You can: \(Words.list([like] + cart)).", .muted)
  }

  private var json: JSON {
    let (nft, standing) = (details.card.nft, details.card.standing)
    let collection: JSON = details.collection.map { .object(NFTJSON.brief($0)) } ?? .null
    return .object(
      NFTJSON.nft(nft) + [
        ("description", .string(nft.description)), ("website", NFTJSON.link(nft.website)),
        ("createdAt", .string(nft.createdAt.description)), ("collection", collection),
        ("liked", .bool(standing.isLiked)), ("inCart", .bool(standing.isInCart)),
        ("owned", .bool(standing.isOwned)),
      ])
  }
}
