/// The person whose world it is.
public struct Profile: Hashable, Sendable {
  /// Names a profile.
  public typealias ID = Identifier<Profile>
  /// The opaque identity.
  public let id: ID
  /// The name, 1 to 50 characters.
  public var name: String
  /// A few sentences, up to 500 characters; may be empty.
  public var description: String
  /// The person's site; nil where there is none.
  public var website: Link?
  /// The person's picture, a link; nil where there is none.
  public var avatar: Link?

  /// Takes everything as it is.
  public init(id: ID, name: String, description: String, website: Link?, avatar: Link?) {
    self.id = id
    self.name = name
    self.description = description
    self.website = website
    self.avatar = avatar
  }
}
