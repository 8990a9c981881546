public import Market

/// A profile as JSON (API contract 1.3).
public struct ProfilePayload: Codable, Sendable {
  /// The opaque identity.
  public var id: String
  /// The name.
  public var name: String
  /// The address of the picture.
  public var avatar: String?
  /// A few sentences.
  public var description: String?
  /// The person's site.
  public var website: String?
  /// The owned NFTs.
  public var nfts: [String]
  /// The liked NFTs, in order of liking.
  public var likes: [String]

  /// The domain's profile; throws the first field that is not what the contract says.
  public func profile() throws(PayloadError) -> Profile {
    Profile(
      id: Profile.ID(try PayloadChecks.text(id, "id")),
      name: try PayloadChecks.text(name, "name"), description: description ?? "",
      website: try PayloadChecks.link(ifAny: website, "website"),
      avatar: try PayloadChecks.link(ifAny: avatar, "avatar"))
  }
}
