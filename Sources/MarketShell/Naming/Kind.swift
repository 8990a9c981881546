/// The kinds of things that rows stand for, as a person calls them.
enum Kind {
  static let collection = "collection"
  static let nft = "NFT"
  static let user = "user"
  static let order = "order"
  static let currency = "currency"
}
