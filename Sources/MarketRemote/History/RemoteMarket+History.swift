package import Market
internal import MarketAPI

extension RemoteMarket: ChangeHistory {
  /// Takes back what was last changed over HTTP in this world, by whatever client.
  ///
  /// Throws `unsupported` for a server that has no history.
  package func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    try wire.needExtras("history of changes")
    let path = reversal == .undo ? ControlPath.undo : .redo
    let request = RemoteRequest(path, by: "POST").with { $0.isRepeatable = false }
    let answer: ReversalAnswer = try wire.one(request)
    return answer.outcome
  }
}
