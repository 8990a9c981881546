/// Changes that others made, and how far they were told.
public struct ChangeNews: Hashable, Sendable {
  /// The changes, the earliest first.
  public let changes: [LoggedChange]
  /// The number to ask on from: nothing up to it will be told again.
  public let upTo: Int

  /// Takes both as they are.
  public init(changes: [LoggedChange], upTo: Int) {
    self.changes = changes
    self.upTo = upTo
  }
}
