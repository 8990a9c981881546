package import Market
import Testing

/// A session in a world, and what it does there to take it back again.
package struct UndoBench {
  package let ports: MarketPorts
  private let clock: Clock
  private let identifiers: IdentifierSource

  /// Works in the world of these ports; payments of several benches in one world differ in `kind`.
  package init(_ ports: MarketPorts, kind: Character = "f", clock: Clock = Make.clock()) {
    self.ports = ports
    self.clock = clock
    identifiers = Make.identifiers(kind)
  }

  package func undo() throws -> ReversalOutcome { try ReverseChange(ports)(.undo) }

  package func redo() throws -> ReversalOutcome { try ReverseChange(ports)(.redo) }

  package func like(_ numbers: Int...) throws {
    _ = try SetFavorites(ports)(numbers.map { Seeds.nft($0).id }, liked: true)
  }

  package func unlike(_ numbers: Int...) throws {
    _ = try SetFavorites(ports)(numbers.map { Seeds.nft($0).id }, liked: false)
  }

  package func add(_ numbers: Int...) throws {
    _ = try AddToCart(ports)(numbers.map { Seeds.nft($0).id })
  }

  package func remove(_ numbers: Int...) throws {
    let ids = numbers.map { Seeds.nft($0).id }
    try ports.cart.updateCart(ids) { _ in (CartChange(remove: ids), ()) }
  }

  package func edit(_ edits: ProfileEdit...) throws {
    _ = try EditProfile(ports)(edits)
  }

  /// Pays for the cart, and gives the order.
  package func pay() throws -> Order {
    let result = try pay(by: AcceptingGateway())
    let order: Order? = if case .paid(let order) = result { order } else { nil }
    return try #require(order, "\(result)")
  }

  /// Pays for the cart as a phone does, so that delivery waits, and gives the order.
  package func payLater() throws -> Order {
    let pay = PayForOrder(
      ports, gateway: AcceptingGateway(), clock: clock, identifiers: identifiers)
    let result = try pay(in: Seeds.bitcoin, delivery: .later)
    let order: Order? = if case .paid(let order) = result { order } else { nil }
    return try #require(order, "\(result)")
  }

  /// Pays for the cart at a service of one's own.
  package func pay(by gateway: any PaymentGateway) throws -> PaymentResult {
    let pay = PayForOrder(ports, gateway: gateway, clock: clock, identifiers: identifiers)
    return try pay(in: Seeds.bitcoin)
  }

  /// The numbers of the favourites, in their order.
  package var liked: [Int] {
    get throws { try ports.favorites.favorites(.all).items.compactMap(\.number) }
  }

  /// The numbers of the cart, in the order in which it was filled.
  package var carted: [Int] {
    get throws { try numbers(of: ports.cart.cartList()) }
  }

  /// The numbers of what is owned, in the order in which it came.
  package var owned: [Int] {
    get throws { try numbers(of: ports.profile.ownedList()) }
  }

  private func numbers(of ids: [NFT.ID]) throws -> [Int] {
    try ids.compactMap { try ports.nfts.nft($0)?.number }
  }
}
