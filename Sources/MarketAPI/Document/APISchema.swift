/// An object of the API, as its document calls it.
package enum APISchema: String, CaseIterable, Sendable {
  /// An NFT.
  case nft = "NFT"
  /// A collection.
  case collection = "Collection"
  /// A user.
  case user = "User"
  /// A profile.
  case profile = "Profile"
  /// A cart.
  case order = "Order"
  /// A currency.
  case currency = "Currency"
  /// What paying came to.
  case payment = "Payment"

  /// The fields of API contract 1.3, in their order; each is always there.
  var fields: [APIField] {
    switch self {
    case .nft:
      [
        APIField("createdAt", .moment), APIField("name", .text), APIField("images", .addresses),
        APIField("rating", .integer), APIField("description", .text), APIField("price", .number),
        APIField("author", .author), APIField("website", .address), APIField("id", .text),
      ]
    case .collection:
      [
        APIField("createdAt", .moment), APIField("name", .text), APIField("cover", .address),
        APIField("nfts", .ids), APIField("description", .text), APIField("author", .author),
        APIField("website", .address), APIField("id", .text),
      ]
    case .user: Self.person + [APIField("rating", .wholeText), APIField("id", .text)]
    case .profile: Self.person + [APIField("likes", .ids), APIField("id", .text)]
    case .order: [APIField("nfts", .ids), APIField("id", .text)]
    case .currency:
      [
        APIField("title", .text), APIField("name", .text), APIField("image", .address),
        APIField("id", .wholeText),
      ]
    case .payment:
      [APIField("success", .truth), APIField("orderId", .text), APIField("id", .text)]
    }
  }

  private static let person = [
    APIField("name", .text), APIField("avatar", .address), APIField("description", .text),
    APIField("website", .address), APIField("nfts", .ids),
  ]
}
