/// One person's marketplace: a profile, favourites, a cart and orders over the shared catalog.
///
/// A store opens a world by its `ID`; the type itself holds nothing.
public struct World: Hashable, Sendable {
  /// Names a world among all that a store keeps.
  public typealias ID = Identifier<World>
  /// The world that a shell works in unless another is named.
  public static let local = ID("local")
}
