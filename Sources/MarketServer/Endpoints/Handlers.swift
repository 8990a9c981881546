internal import HTTPKit
internal import Market
internal import MarketAPI

/// Turns requests into use cases, and what those come to into answers.
struct Handlers: Sendable {
  let values: ServerValues
  let control: ControlDesk

  /// Answers an errand in its world; what it throws undoes what it changed.
  func answer(
    _ errand: Errand, _ world: OpenedWorld, _ market: any ServedMarket
  ) throws(Refusal) -> Answer {
    let call = errand.call
    switch errand.wish {
    case .control(let route, let identifiers):
      return try control.answer(route, identifiers, call, world.ports, market)
    case .route(let route, let identifiers):
      let ids = identifiers.map { APIIdentifier($0) }
      let scene = Scene(call: call, route: route, world: world)
      switch route.endpoint {
      case .nfts: return try scene.nfts()
      case .nft: return try scene.nft(ids[0])
      case .collections: return try scene.collections()
      case .collection: return try scene.collection(ids[0])
      case .users: return try scene.users()
      case .user: return try scene.user(identifiers[0])
      case .currencies: return try scene.currencies()
      case .currency: return try scene.currency(ids[0])
      case .profile: return try scene.profile(ids[0])
      case .editProfile: return try scene.editProfile(ids[0])
      case .order: return try scene.order(ids[0])
      case .replaceOrder: return try scene.replaceOrder(ids[0])
      case .completeOrder: return try scene.completeOrder(ids[0])
      case .payment:
        return try scene.pay(ids[0], in: ids[1], by: market.gateway, values)
      case .picture, .site: return try scene.picture(identifiers, values.picture)
      }
    }
  }
}
