/// A saved state of a world: all that its person did up to then.
public struct WorldSnapshot: Hashable, Sendable {
  /// The most of them that a world keeps.
  public static let mostKept = 32
  /// What it is called.
  public let name: SnapshotName
  /// When it was taken.
  public let takenAt: Timestamp

  /// Takes both as they are.
  public init(name: SnapshotName, takenAt: Timestamp) {
    self.name = name
    self.takenAt = takenAt
  }
}
