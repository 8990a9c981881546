/// What has an identity, a small number where its catalog gives one, and a name.
public protocol Named: Sendable {
  /// What the typed identity belongs to.
  associatedtype Entity
  /// The opaque identity.
  var id: Identifier<Entity> { get }
  /// The small number that people type, counted from 1 within its kind; nil where there is none.
  var number: Int? { get }
  /// The name that people read.
  var name: String { get }
  /// The site of the thing or of its author; nil where there is none.
  var website: Link? { get }
}

extension Named {
  /// Things of most kinds have no site.
  public var website: Link? { nil }
}
