internal import HTTPKit
package import Market
internal import MarketAPI

/// A FakeNFT server over a store: the REST API in all its generations, and a look inside.
///
/// ```swift
/// let server = try MarketServer(ServerOptions(), values, gateway: behavior) {
///   () throws(PortError) in try OpenMarket()
/// }
/// print(server.port)
/// server.stop()
/// ```
package final class MarketServer: Sendable {
  /// How long requests under way have when the server stops, in milliseconds.
  package static let farewell = 1_500

  private let service: MarketService
  private let http: HTTPServer

  /// Listens from now on. `opening` opens the store, once for each thread that works on it.
  package init(
    _ options: ServerOptions, _ values: ServerValues, gateway: any GatewayControl & Sendable,
    opening: @escaping @Sendable () throws(PortError) -> any ServedMarket
  ) throws(MarketServerError) {
    let service: MarketService
    do throws(PortError) {
      service = try MarketService(options, values, gateway: gateway, opening: opening)
    } catch { throw .store(error) }
    do throws(HTTPServerError) {
      http = try HTTPServer(Self.listening(options)) { service.receive($0, $1) }
    } catch {
      service.close()
      throw .http(error)
    }
    self.service = service
  }

  /// The port that it listens on.
  package var port: Int { http.port }
  /// The numeric addresses that it listens on.
  package var addresses: [String] { http.addresses }
  /// The last requests.
  package var journal: Journal { service.journal }
  /// What goes wrong on the way.
  package var weather: Weather { service.weather }

  /// Answers what is under way, accepts nothing more, and closes the store.
  package func stop() {
    http.stop(within: Self.farewell)
    service.close()
  }

  private static func listening(_ options: ServerOptions) -> HTTPServer.Options {
    var listening = HTTPServer.Options()
    listening.port = options.port
    if let host = options.host { listening.addresses = [host] }
    listening.tooLarge = Responses.problem(
      APIProblem(
        status: 413, code: "body.too-large",
        detail: "The body is larger than \(listening.largestBody) bytes. Nothing was changed."))
    listening.unanswered = Responses.problem(APIProblem(status: 500, code: "server.unanswered"))
    return listening
  }
}
