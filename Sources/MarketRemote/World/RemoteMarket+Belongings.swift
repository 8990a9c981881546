internal import HTTPKit
internal import Market
internal import MarketAPI

extension RemoteMarket {
  /// How often a change is made anew because somebody else changed the same thing meanwhile.
  static var mostChanges: Int { 5 }

  /// Cart and profile, asked for together.
  ///
  /// `withWaiting` also asks a server of this project for what was paid and not delivered yet.
  func belongings(withWaiting: Bool = false) throws(PortError) -> Belongings {
    let asksForOrders = withWaiting && wire.hasExtras == true
    let last = RemoteRequest(.orders, query: "?limit=1").with { $0.accepted = [403] }
    let requests =
      [RemoteRequest(.order), RemoteRequest(.profile)] + (asksForOrders ? [last] : [])
    let answers = try wire.answers(to: requests)
    var belongings = Belongings(
      cart: Versioned(try wire.one(answers[0], to: requests[0]), answers[0]),
      person: Versioned(try wire.one(answers[1], to: requests[1]), answers[1]))
    knownCart = belongings.cart.value.nfts.count
    if asksForOrders, answers[2].status == 200 {
      let orders: OrdersAnswer = try wire.one(answers[2], to: last)
      let items = orders.orders.filter { !$0.isDelivered }.flatMap(\.items)
      belongings.waiting = Set(items.map(\.nft))
    }
    return belongings
  }

  func order() throws(PortError) -> Versioned<OrderAnswer> {
    let response = try wire.answer(to: RemoteRequest(.order))
    let order: OrderAnswer = try wire.one(response, to: RemoteRequest(.order))
    knownCart = order.nfts.count
    return Versioned(order, response)
  }

  func person() throws(PortError) -> Versioned<ProfileAnswer> {
    let response = try wire.answer(to: RemoteRequest(.profile))
    return Versioned(try wire.one(response, to: RemoteRequest(.profile)), response)
  }

  /// Makes the cart just this list; nil where it is no more what `seen` was.
  func put(
    _ list: [NFT.ID], over seen: Versioned<OrderAnswer>
  ) throws(PortError) -> [NFT.ID]? {
    let request = RemoteRequest(.replaceOrder).with {
      $0.body = APIClientBody(
        "nfts", list.map(\.rawValue), asJSON: Self.isNumbered(seen.value.id))
      $0.headers = seen.condition
      $0.accepted = [412]
    }
    let response = try wire.answer(to: request)
    if response.status == 412 { return nil }
    let order: OrderAnswer = try wire.one(response, to: request)
    knownCart = order.nfts.count
    return order.nfts
  }

  /// Changes fields of the profile; nil where it is no more what `seen` was.
  func put(
    _ body: APIClientBody, over seen: Versioned<ProfileAnswer>
  ) throws(PortError) -> ProfileAnswer? {
    let request = RemoteRequest(.editProfile).with {
      $0.body = body
      $0.headers = seen.condition
      $0.accepted = [412]
    }
    let response = try wire.answer(to: request)
    if response.status == 412 { return nil }
    return try wire.one(response, to: request)
  }

  /// Whether a server is of a generation that takes JSON: there the one thing of its kind is `1`.
  static func isNumbered(_ identity: String) -> Bool {
    !identity.isEmpty && identity.utf8.allSatisfy { (48...57).contains($0) }
  }

  func keepsChanging(_ what: String) -> PortError {
    PortError(.busy, "\(what) at \(wire.place) is changed by somebody else again and again")
  }

  /// Throws where a server kept something else than it was sent.
  func check(_ isKept: Bool, _ what: String) throws(PortError) {
    if isKept { return }
    throw PortError(.refused, "the server at \(wire.place) kept another \(what) than it was sent")
  }
}
