/// How names are ordered: a port, since the standard library has no collation.
public protocol Collation: Sendable {
  /// A key that orders like the text; keys of equal texts are equal.
  func key(for text: String) -> CollationKey
}
