public import Market

/// A user as JSON (API contract 1.3), with the number that seeds add.
public struct UserPayload: Codable, Sendable {
  /// The small number; nil in answers of public servers.
  public var number: Int?
  /// The opaque identity.
  public var id: String
  /// The name.
  public var name: String
  /// The address of the picture; null for some users.
  public var avatar: String?
  /// A few sentences; null for some users.
  public var description: String?
  /// The user's site; null for some users.
  public var website: String?
  /// What the user holds, in the user's own order.
  public var nfts: [String]
  /// A whole number, as text.
  public var rating: String

  /// The domain's user; throws the first field that is not what the contract says.
  public func user() throws(PayloadError) -> User {
    guard let score = Int(rating) else { throw PayloadError("rating", "is no whole number") }
    return User(
      id: User.ID(try PayloadChecks.text(id, "id")), number: try PayloadChecks.number(number),
      name: try PayloadChecks.text(name, "name"),
      avatar: try PayloadChecks.link(ifAny: avatar, "avatar"), description: description ?? "",
      website: try PayloadChecks.link(ifAny: website, "website"), rating: score,
      nftCount: nfts.count)
  }
}
