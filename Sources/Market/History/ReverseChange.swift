/// Undoes and redoes this session's own changes.
public struct ReverseChange {
  private let history: any ChangeHistory

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    history = ports.history
  }

  /// Takes back the session's last step, or brings back the one taken back last.
  public func callAsFunction(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    try history.reverse(reversal)
  }
}
