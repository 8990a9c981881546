/// A moment: milliseconds since 1 January 1970, 00:00 UTC.
public struct Timestamp: Hashable, Sendable {
  /// Milliseconds since the epoch; negative before it.
  public let milliseconds: Int64

  /// Takes milliseconds since the epoch.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }
}

extension Timestamp: Comparable {
  /// Whether `left` came first.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC with milliseconds: `2023-10-08T07:43:22.944Z` (API contract 4.2).
  public var description: String {
    let date = CivilDate(timestamp: self)
    let millisecond = Digits.padded(milliseconds.flooredRemainder(1_000), 3)
    return "\(date.day)T\(date.time).\(millisecond)Z"
  }

  /// A moment for people: `2023-10-08 07:43 UTC`.
  public var readable: String {
    let date = CivilDate(timestamp: self)
    return "\(date.day) \(date.time.prefix(5)) UTC"
  }

  /// Reads `YYYY-MM-DDTHH:MM:SS`, an optional fraction, `Z`, an optional `[GMT]`; else nil.
  ///
  /// Digits after the millisecond are dropped.
  public init?(iso8601 text: String) {
    guard let date = CivilDate(iso8601: text) else { return nil }
    self.init(milliseconds: date.milliseconds)
  }
}
