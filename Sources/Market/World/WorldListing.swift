/// A world in a list of worlds.
public struct WorldListing: Named, Hashable {
  /// The identity that opens it.
  public let id: World.ID
  /// The shortest beginning of the identity that people can tell it by.
  public let shortName: String
  /// How much it holds.
  public let summary: WorldSummary
  /// When it was made.
  public let createdAt: Timestamp
  /// When something was last changed in it; nil where nothing was.
  public let changedAt: Timestamp?

  /// Takes everything as it is.
  public init(
    id: World.ID, shortName: String, summary: WorldSummary, createdAt: Timestamp,
    changedAt: Timestamp?
  ) {
    self.id = id
    self.shortName = shortName
    self.summary = summary
    self.createdAt = createdAt
    self.changedAt = changedAt
  }

  /// Worlds have no numbers.
  public var number: Int? { nil }
  /// The identity itself.
  public var name: String { id.rawValue }
}

extension World {
  /// The most worlds that are kept beside each other.
  public static let mostKept = 100_000
  /// The fewest characters of a short name.
  public static let shortestName = 12

  /// The short name of a world that stands between these two in the order of code points.
  ///
  /// No other world's identity begins so, unless this one's is the beginning of another.
  public static func shortName(
    of id: World.ID, after previous: World.ID?, before next: World.ID?
  ) -> String {
    let scalars = id.rawValue.unicodeScalars
    let shared = [previous, next].compactMap { $0 }.map { other in
      zip(scalars, other.rawValue.unicodeScalars).prefix { $0 == $1 }.count
    }
    let length = max(shortestName, (shared.max() ?? 0) + 1)
    return String(String.UnicodeScalarView(scalars.prefix(length)))
  }
}
