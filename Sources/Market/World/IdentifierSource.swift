/// Where new identifiers come from; handed in, so that demos and tests get the same ones each time.
public struct IdentifierSource: Sendable {
  /// A text never given before, in the form of a UUID.
  public let next: @Sendable () -> String

  /// Takes the function that makes identifiers.
  public init(next: @escaping @Sendable () -> String) {
    self.next = next
  }
}
