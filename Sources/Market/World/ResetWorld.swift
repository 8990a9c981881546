/// Takes a world back to its seed, once its person has seen what goes.
public struct ResetWorld {
  private let world: any WorldRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    world = ports.world
  }

  /// What a reset would take: show it before confirming.
  public func request() throws(PortError) -> WorldSummary {
    try world.summary()
  }

  /// Resets the world; what was done since `request` goes as well.
  public func confirm(_ request: WorldSummary) throws(PortError) {
    try world.reset()
  }
}
