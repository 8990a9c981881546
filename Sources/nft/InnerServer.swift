internal import Market
internal import MarketInMemory
internal import MarketServer
internal import MarketShell
internal import ShellKit

/// The server that runs inside a shell, over the same store and the same payment service.
final class InnerServer: NetworkControl {
  private let path: String
  private let behavior: GatewayBehavior
  private let announcements: Announcements
  private var server: MarketServer?

  init(path: String, behavior: GatewayBehavior, announcements: Announcements) {
    self.path = path
    self.behavior = behavior
    self.announcements = announcements
  }

  var weather: [String] { server?.weather.faults.map(\.description) ?? [] }

  func order(_ words: [String]) throws(Failure) -> [String] {
    let order: WeatherOrder
    do throws(WeatherError) { order = try WeatherOrder(words) } catch {
      throw .usage("weather", error.sentence)
    }
    try running().weather.order(order)
    return weather
  }

  func requests(_ limit: Int) throws(Failure) -> [ServedRequest] {
    try running().journal.latest(limit).map { ServedRequest($0, isWhole: false) }
  }

  func request(_ number: Int) throws(Failure) -> ServedRequest? {
    try running().journal.entry(number).map { ServedRequest($0, isWhole: true) }
  }

  func serve(port: Int?) throws(Failure) -> [String] {
    if let server {
      throw Failure("serve.running", "The server is at http://localhost:\(server.port) already.")
    }
    let server = try start(port)
    server.journal.listen { [announcements] entry in
      announcements.post(Escaping.visible(ServedRequest(entry, isWhole: false).line))
    }
    self.server = server
    return ["Serving at http://localhost:\(server.port); to end it: serve off."]
  }

  func endServing() throws(Failure) -> Bool {
    guard let server else { return false }
    server.stop()
    self.server = nil
    return true
  }

  /// The usual port may be somebody else's; one that was asked for has to be free.
  private func start(_ port: Int?) throws(Failure) -> MarketServer {
    var options = ServerOptions()
    if let port {
      options.port = port
      return try Composition.start(options, path, behavior)
    }
    do throws(Failure) {
      return try Composition.start(options, path, behavior)
    } catch {
      options.port = 0
      return try Composition.start(options, path, behavior)
    }
  }

  private func running() throws(Failure) -> MarketServer {
    if let server { return server }
    throw Failure("server.none", "There is no server here. To start one: serve on.")
  }
}
