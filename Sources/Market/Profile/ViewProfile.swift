/// Shows the profile with the counts of what its person owns and likes.
public struct ViewProfile {
  private let profile: any ProfileRepository
  private let world: any WorldRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    profile = ports.profile
    world = ports.world
  }

  /// Who the person is, and how much is in the cart, liked, owned and ordered.
  public func callAsFunction() throws(PortError) -> (profile: Profile, counts: WorldSummary) {
    (try profile.profile(), try world.summary())
  }
}
