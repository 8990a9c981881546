/// One NFT: what it is, whoever looks at it. How it stands with a person is its `Standing`.
public struct NFT: Named, Hashable {
  /// Names an NFT.
  public typealias ID = Identifier<NFT>
  /// The opaque identity.
  public let id: ID
  /// The small number that people type; nil in catalogs without numbers.
  public let number: Int?
  /// The name, never empty.
  public let name: String
  /// At least one picture; the first stands for it in lists.
  public let images: [Link]
  /// How good it is thought to be.
  public let rating: Rating
  /// A few sentences; may be empty.
  public let description: String
  /// What it costs, in ether.
  public let price: Price
  /// Who made it.
  public let author: String
  /// The author's site; nil where there is none.
  public let website: Link?
  /// The collection it belongs to; nil where it stands alone.
  public let collection: NFTCollection.ID?
  /// When it was made.
  public let createdAt: Timestamp

  /// Takes everything as it is.
  public init(
    id: ID, number: Int?, name: String, images: [Link], rating: Rating, description: String,
    price: Price, author: String, website: Link?, collection: NFTCollection.ID?,
    createdAt: Timestamp
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.images = images
    self.rating = rating
    self.description = description
    self.price = price
    self.author = author
    self.website = website
    self.collection = collection
    self.createdAt = createdAt
  }
}
