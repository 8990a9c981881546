/// Where moments come from; handed in, so that demos and tests have a time of their own.
public struct Clock: Sendable {
  /// The present moment.
  public let now: @Sendable () -> Timestamp

  /// Takes the function that tells the time.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }
}
