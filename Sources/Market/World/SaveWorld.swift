/// Saves the state of a world under a name, to come back to.
public struct SaveWorld {
  private let world: any WorldRepository
  private let clock: Clock

  /// Works on the world of these ports; `clock` dates the snapshot.
  public init(_ ports: MarketPorts, clock: Clock) {
    world = ports.world
    self.clock = clock
  }

  /// Takes a snapshot; one of the same name gives way to it.
  ///
  /// Throws `badName`, `tooMany` where the world keeps 32 others, and `port`.
  public func callAsFunction(as text: String) throws(SnapshotError) -> WorldSnapshot {
    guard let name = SnapshotName(text) else { throw .badName(text) }
    let snapshot = WorldSnapshot(name: name, takenAt: clock.now())
    let isTaken = try SnapshotError.lifting { () throws(PortError) in
      try world.snapshot(named: name, at: snapshot.takenAt)
    }
    guard isTaken else { throw .tooMany(limit: WorldSnapshot.mostKept) }
    return snapshot
  }

  /// The snapshots that there are, by name.
  public func all() throws(PortError) -> [WorldSnapshot] {
    try world.snapshots()
  }
}
