package import HTTPKit
package import Market
internal import MarketAPI

/// All of a FakeNFT server but its sockets: takes requests, and answers them.
///
/// ```swift
/// let service = try MarketService(ServerOptions(), values, gateway: behavior, opening: open)
/// service.receive(HTTPRequest(target: Array("/api/v1/nft".utf8)), reply)
/// service.close()
/// ```
package final class MarketService: Sendable {
  /// The last requests.
  package let journal: Journal
  /// What goes wrong on the way.
  package let weather: Weather
  private let door: FrontDoor

  /// Works from now on. `opening` opens the store, once for each thread that works on it.
  package init(
    _ options: ServerOptions, _ values: ServerValues, gateway: any GatewayControl & Sendable,
    opening: @escaping @Sendable () throws(PortError) -> any ServedMarket
  ) throws(PortError) {
    journal = Journal()
    let late = options.latency > 0 ? [Fault(.slow(options.latency))] : []
    weather = Weather(seed: options.seed, standing: late)
    let handlers = Handlers(values: values, control: ControlDesk(values: values))
    let desk = try Desk(opening: opening, handlers: handlers)
    let cashier: Desk
    do throws(PortError) {
      cashier = try Desk(opening: opening, handlers: handlers)
    } catch {
      desk.close()
      throw error
    }
    door = FrontDoor(
      options: options, values: values, weather: weather, journal: journal,
      guardian: Guardian(secret: options.secret),
      panel: ControlPanel(
        weather: weather, journal: journal, gateway: gateway, command: values.command),
      pages: Pages(), desk: desk, cashier: cashier)
  }

  /// Answers a request by its reply, now or later; never blocks.
  package func receive(_ request: borrowing HTTPRequest, _ reply: HTTPReply) {
    door.receive(request, reply)
  }

  /// Ends once all that was received is answered.
  package func close() {
    door.desk.close()
    door.cashier.close()
  }
}
