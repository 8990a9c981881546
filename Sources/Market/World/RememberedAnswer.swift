/// What is remembered of a request's key.
public enum RememberedAnswer: Hashable, Sendable {
  /// How many answers a world remembers; the oldest go first.
  public static let mostKept = 1_000

  /// Nothing: the request is a new one.
  case none
  /// The same request was answered by this.
  case given(String)
  /// The key was used for another request, so that nothing can be said of this one.
  case otherRequest
}
