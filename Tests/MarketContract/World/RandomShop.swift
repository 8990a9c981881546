import Market

/// Does deeds by the use cases, and tells what came of each in a line.
struct RandomShop {
  let ports: MarketPorts
  private let gateway = MoodyGateway()
  private let clock = Make.clock()
  private let identifiers = Make.identifiers()

  init(_ ports: MarketPorts) {
    self.ports = ports
  }

  func answer(to deed: Deed) throws -> String {
    do {
      return try outcome(of: deed)
    } catch let error as any CodedError where !(error is PortError) {
      return error.code
    }
  }

  private func outcome(of deed: Deed) throws -> String {
    switch deed {
    case .add(let ids): return "\(try AddToCart(ports)(ids))"
    case .remove(let id):
      let remove = RemoveFromCart(ports)
      let request = try remove.request(id)
      _ = try ViewCart(ports)(sort: Sort(.price))
      try remove.confirm(request)
      return "\(request.nfts.map(\.id)) for \(request.total)"
    case .clear:
      let request = try ClearCart(ports).request()
      try ClearCart(ports).confirm(request)
      return "\(request.nfts.count) for \(request.total)"
    case .like(let ids): return "\(try SetFavorites(ports)(ids, liked: true))"
    case .unlike(let ids): return "\(try SetFavorites(ports)(ids, liked: false))"
    case .toggle(let id): return "\(try ToggleFavorite(ports)(id))"
    case .pay(let currency, let mood, let delivery): return try pay(in: currency, mood, delivery)
    case .complete(let ids):
      let completion = try CompleteOrder(ports)(ids)
      return "\(completion.delivered.map(\.number)), \(completion.acquired)"
    case .replaceCart(let ids): return "\(try ReplaceCart(ports)(ids))"
    case .replaceFavorites(let ids): return "\(try ReplaceFavorites(ports)(ids))"
    case .replaceOwned(let ids): return "\(try ReplaceOwned(ports)(ids))"
    case .rename(let name): return try EditProfile(ports)([.description(name), .name(name)]).name
    case .sortCart(let sort): return "\(try ViewCart(ports)(sort: sort).contents.nfts.map(\.id))"
    case .reset:
      try ResetWorld(ports).confirm(ResetWorld(ports).request())
      return "reset"
    }
  }

  private func pay(
    in currency: Currency.ID, _ mood: GatewayMood, _ delivery: Delivery
  ) throws -> String {
    gateway.mood = mood
    let pay = PayForOrder(ports, gateway: gateway, clock: clock, identifiers: identifiers)
    switch try pay(in: currency, delivery: delivery) {
    case .paid(let order): return "order \(order.number) for \(order.total)"
    case .declined(let reason): return reason.rawValue
    }
  }
}
