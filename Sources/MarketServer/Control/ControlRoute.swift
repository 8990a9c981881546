internal import MarketAPI

/// One row of the table of `/_/`: the surface for tests, shells and the page at `/`.
struct ControlRoute: Sendable {
  enum Endpoint: Sendable {
    case index, worlds, requests, request, weather, changeWeather, clearWeather
    case gateway, changeGateway, summary, orders, undo, redo
    case reset, snapshots, snapshot, restore
  }

  /// What a method and a path ask for.
  enum Match {
    case found(ControlRoute, identifiers: [String])
    case otherMethods([String])
    case unknown

    func problem(_ target: APITarget, _ method: String) -> APIProblem? {
      switch self {
      case .found: nil
      case .otherMethods(let methods):
        APIProblem(
          status: 405, code: "route.other-method",
          detail: "\(target.path) does not take \(method).",
          expected: methods.joined(separator: ", "))
      case .unknown:
        APIProblem(
          status: 404, code: "route.not-found", detail: "There is nothing at \(target.path).",
          nearest: "GET /_/", expected: "A path that GET /_/ lists.")
      }
    }
  }

  let endpoint: Endpoint
  let method: String
  let path: String
  let summary: String
  /// Whether it is about a world, and so waits for the store.
  let needsStore: Bool

  static let all = [
    ControlRoute(.index, "GET", "/_/", "what there is here"),
    ControlRoute(.requests, "GET", "/_/requests", "the last requests: ?limit=20"),
    ControlRoute(.request, "GET", "/_/requests/{number}", "one request, whole"),
    ControlRoute(.weather, "GET", "/_/weather", "what goes wrong"),
    ControlRoute(
      .changeWeather, "PUT", "/_/weather", "make something go wrong; the body is: slow 800ms"),
    ControlRoute(.clearWeather, "DELETE", "/_/weather", "let nothing go wrong"),
    ControlRoute(.gateway, "GET", "/_/gateway", "how the payment service behaves"),
    ControlRoute(
      .changeGateway, "PUT", "/_/gateway", "change that; the body is: decline next"),
    ControlRoute(.worlds, "GET", "/_/worlds", "the worlds", needsStore: true),
    ControlRoute(.summary, "GET", "/_/summary", "how much the world holds", needsStore: true),
    ControlRoute(.orders, "GET", "/_/orders", "the world's paid orders", needsStore: true),
    ControlRoute(.undo, "POST", "/_/undo", "take back its last change", needsStore: true),
    ControlRoute(.redo, "POST", "/_/redo", "bring that back", needsStore: true),
    ControlRoute(.reset, "POST", "/_/reset", "take it back to its seed", needsStore: true),
    ControlRoute(.snapshots, "GET", "/_/snapshots", "what was saved of it", needsStore: true),
    ControlRoute(.snapshot, "POST", "/_/snapshot", "save it: name=NAME", needsStore: true),
    ControlRoute(.restore, "POST", "/_/restore", "bring that back: name=NAME", needsStore: true),
  ]

  private init(
    _ endpoint: Endpoint, _ method: String, _ path: String, _ summary: String,
    needsStore: Bool = false
  ) {
    self.endpoint = endpoint
    self.method = method
    self.path = path
    self.summary = summary
    self.needsStore = needsStore
  }

  static func match(_ method: String, _ target: APITarget) -> Match {
    let method = method == "HEAD" ? "GET" : method
    var methods: [String] = []
    for route in all {
      guard let identifiers = route.identifiers(in: target.segments) else { continue }
      if route.method == method { return .found(route, identifiers: identifiers) }
      methods.append(route.method)
    }
    return methods.isEmpty ? .unknown : .otherMethods(methods)
  }

  private func identifiers(in segments: [String]) -> [String]? {
    let form = path.split(separator: "/")
    guard form.count == segments.count else { return nil }
    var identifiers: [String] = []
    for (part, segment) in zip(form, segments) {
      if part.hasPrefix("{") { identifiers.append(segment) } else if part != segment { return nil }
    }
    return identifiers
  }
}
