internal import HTTPKit
internal import Market
internal import MarketAPI

/// What tests and shells ask of a world beyond the API.
struct ControlDesk: Sendable {
  let values: ServerValues

  func answer(
    _ route: ControlRoute, _ identifiers: [String], _ call: Call, _ ports: MarketPorts,
    _ market: any ServedMarket
  ) throws(Refusal) -> Answer {
    var json = JSONWriter()
    switch route.endpoint {
    case .worlds: try worlds(call, market, &json)
    case .summary: try summary(ports, &json)
    case .orders: try orders(call, ports, &json)
    case .undo: try reverse(.undo, call, ports, &json)
    case .redo: try reverse(.redo, call, ports, &json)
    case .reset:
      try Refusal.lifting { () throws(PortError) in try ports.world.reset() }
      try summary(ports, &json)
    case .snapshots, .snapshot, .restore: try snapshots(route, call, ports, &json)
    default: throw .problem(APIProblem(status: 404, code: "route.not-found"))
    }
    return Answer(response: Responses.control(json.bytes))
  }

  private func summary(_ ports: MarketPorts, _ json: inout JSONWriter) throws(Refusal) {
    let summary = try Refusal.lifting { () throws(PortError) in try ports.world.summary() }
    json.object { json in
      json.member("cart", summary.cart)
      json.member("favorites", summary.favorites)
      json.member("owned", summary.owned)
      json.member("orders", summary.orders)
    }
  }
}
