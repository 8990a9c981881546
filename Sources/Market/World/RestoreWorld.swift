/// Takes a world back to a snapshot.
public struct RestoreWorld {
  private let world: any WorldRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    world = ports.world
  }

  /// Brings back the state that was saved as `text`; what was done since goes.
  ///
  /// Throws `badName`, `notFound` and `port`.
  public func callAsFunction(_ text: String) throws(SnapshotError) {
    guard let name = SnapshotName(text) else { throw .badName(text) }
    let isRestored = try SnapshotError.lifting { () throws(PortError) in
      try world.restore(named: name)
    }
    guard isRestored else { throw .notFound(text) }
  }
}
