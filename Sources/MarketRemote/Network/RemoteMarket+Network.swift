internal import HTTPKit
package import Market
package import MarketAPI

/// What a server of this project tells of itself; throws `unsupported` for another.
extension RemoteMarket {
  /// What goes wrong on the way to the server, in the words that make it.
  package func weather() throws(PortError) -> [String] {
    try wire.needExtras("weather")
    let answer: WeatherAnswer = try wire.one(RemoteRequest(.weather))
    return answer.weather
  }

  /// Makes something go wrong, or nothing any more, and gives what goes wrong then.
  package func change(weather words: [String]) throws(PortError) -> [String] {
    try wire.needExtras("weather")
    let request = RemoteRequest(.weather, by: "PUT").with { $0.body = APIClientBody(words: words) }
    let answer: WeatherAnswer = try wire.one(request)
    return answer.weather
  }

  /// The last requests that the server had, the latest first.
  package func requests(_ limit: Int) throws(PortError) -> [RequestAnswer] {
    try wire.needExtras("journal of requests")
    return try wire.list(RemoteRequest(.requests, query: "?limit=\(limit)"))
  }

  /// One request, whole; nil where it is kept no more.
  package func request(_ number: Int) throws(PortError) -> RequestAnswer? {
    try wire.needExtras("journal of requests")
    let request = RemoteRequest("GET", "\(ControlPath.requests.rawValue)/\(number)").with {
      $0.accepted = [404]
    }
    let response = try wire.answer(to: request)
    return response.status == 404 ? nil : try wire.one(response, to: request)
  }
}
