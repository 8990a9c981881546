/// The opaque identity of one entity, typed so that an NFT's can't stand where a user's is meant.
///
/// Letter case carries no meaning (API contract 1.2): the value is kept in lower case.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The text a store or a server knows the entity by, in lower case.
  public let rawValue: String

  /// Takes any text; upper-case letters are lowered.
  public init(_ rawValue: String) {
    self.rawValue = rawValue.lowercased()
  }
}

extension Identifier: Comparable {
  /// Compares the texts code point by code point, the last resort of every ordering.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Identifier: CustomStringConvertible {
  /// The text itself.
  public var description: String { rawValue }
}
