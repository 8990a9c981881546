/// How good an NFT is thought to be: 0 to 5 stars.
public struct Rating: Hashable, Sendable {
  /// The most stars there are.
  public static let highest = 5
  /// The number of stars.
  public let stars: Int

  /// Nil outside 0 to 5.
  public init?(_ stars: Int) {
    guard (0...Self.highest).contains(stars) else { return nil }
    self.stars = stars
  }

  /// Takes the nearest possible rating: public servers have sent 8 and 9 (API contract 1.3).
  public init(clamping stars: Int) {
    self.stars = min(max(stars, 0), Self.highest)
  }
}

extension Rating: Comparable {
  /// Whether `left` has fewer stars.
  public static func < (left: Rating, right: Rating) -> Bool { left.stars < right.stars }
}
