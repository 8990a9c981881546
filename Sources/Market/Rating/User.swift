/// Somebody who collects NFTs.
public struct User: Named, Hashable {
  /// Names a user.
  public typealias ID = Identifier<User>
  /// The opaque identity.
  public let id: ID
  /// The small number that people type; nil in catalogs without numbers.
  public let number: Int?
  /// The name, never empty.
  public let name: String
  /// The user's picture; nil where there is none.
  public let avatar: Link?
  /// A few sentences; may be empty.
  public let description: String
  /// The user's site; nil where there is none.
  public let website: Link?
  /// The score that users are ranked by, higher is better.
  public let rating: Int
  /// How many NFTs the user holds.
  public let nftCount: Int

  /// Takes everything as it is.
  public init(
    id: ID, number: Int?, name: String, avatar: Link?, description: String, website: Link?,
    rating: Int, nftCount: Int
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.avatar = avatar
    self.description = description
    self.website = website
    self.rating = rating
    self.nftCount = nftCount
  }
}
