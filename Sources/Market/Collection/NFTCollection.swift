/// A collection of NFTs by one author.
public struct NFTCollection: Named, Hashable {
  /// Names a collection.
  public typealias ID = Identifier<NFTCollection>
  /// The opaque identity.
  public let id: ID
  /// The small number that people type; nil in catalogs without numbers.
  public let number: Int?
  /// The name, never empty.
  public let name: String
  /// The picture that stands for it in the catalog.
  public let cover: Link
  /// A few sentences; may be empty.
  public let description: String
  /// Who made it.
  public let author: String
  /// The author's site; nil where there is none.
  public let website: Link?
  /// How many NFTs it holds.
  public let nftCount: Int
  /// When it was made.
  public let createdAt: Timestamp

  /// Takes everything as it is.
  public init(
    id: ID, number: Int?, name: String, cover: Link, description: String, author: String,
    website: Link?, nftCount: Int, createdAt: Timestamp
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.cover = cover
    self.description = description
    self.author = author
    self.website = website
    self.nftCount = nftCount
    self.createdAt = createdAt
  }
}
