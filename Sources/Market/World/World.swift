/// One person's marketplace: a profile, favourites, a cart and orders over the shared catalog.
///
/// A store opens a world by its `ID`; the type itself holds nothing.
public struct World: Hashable, Sendable {
  /// Names a world among all that a store keeps.
  public typealias ID = Identifier<World>
  /// The world that a shell works in unless another is named.
  public static let local = ID("local")
}

extension World {
  /// The most characters of a name that people or paths give a world.
  public static let longestName = 40

  /// The world that people or paths call `name`; nil for a name that is none.
  ///
  /// Names have 1 to 40 letters, digits, `-`, `_` and `.` of ASCII, in any letter case.
  public static func named(_ name: String) -> ID? {
    guard (1...longestName).contains(name.utf8.count) else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "-_.".utf8.contains(byte)
      }
    }
    return isPlain ? ID(name) : nil
  }
}
