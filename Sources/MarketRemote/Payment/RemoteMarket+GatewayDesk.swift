package import Market
internal import MarketAPI

/// Throws `unsupported` for a server that can't be told how to behave.
extension RemoteMarket: GatewayDesk {
  /// How the server's payment service behaves.
  package func behavior() throws(PortError) -> (mood: GatewayMood, delay: Int) {
    try wire.needExtras("payment service that can be told how to behave")
    let answer: GatewayAnswer = try wire.one(RemoteRequest(.gateway))
    return (answer.mood, answer.delay)
  }

  /// Sets how it behaves, for all who use the server.
  package func set(_ mood: GatewayMood) throws(PortError) {
    try tell(mood.word)
  }

  /// Sets how long it takes, for all who use the server.
  package func set(delay milliseconds: Int) throws(PortError) {
    if milliseconds > 0 { return try tell("slow \(milliseconds)ms") }
    let mood = try behavior().mood
    try tell(GatewayMood.normal.word)
    if mood != .normal { try tell(mood.word) }
  }

  private func tell(_ words: String) throws(PortError) {
    try wire.needExtras("payment service that can be told how to behave")
    let request = RemoteRequest(.gateway, by: "PUT").with {
      $0.body = APIClientBody(words: [words])
    }
    _ = try wire.answer(to: request)
  }
}
