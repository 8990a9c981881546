import Market
import Testing

/// What `WorldRepository` and `CurrencySource` promise.
package enum WorldContract {
  package static let promises = [
    Promise("a summary counts what the world holds", summary),
    Promise("a reset brings back the seed, whatever was done", reset),
    Promise("a world goes on after a reset as a new one does", again),
    Promise("the currencies come in the order in which they are offered", currencies),
  ]

  private static func summary(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      let expected = WorldSummary(
        cart: seed.cart.count, favorites: seed.favorites.count, owned: seed.owned.count,
        orders: 0)
      #expect(try make(seed).world.summary() == expected)
    }
  }

  private static func reset(_ make: Promise.Factory) throws {
    let (ports, untouched) = (try make(Seeds.small), try make(Seeds.small))
    try use(ports)
    #expect(try ports.world.summary() != untouched.world.summary())
    try ports.world.reset()
    #expect(try Snapshot(ports) == Snapshot(untouched))
    try ports.world.reset()
    #expect(try Snapshot(ports) == Snapshot(untouched))
  }

  private static func again(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try use(ports)
    try ports.world.reset()
    let opening = try ports.orders.openPayment(
      Make.id("f", 100), in: Seeds.ether, at: Timestamp(milliseconds: 9))
    guard case .opened(let payment) = opening else {
      Issue.record("a payment of before the reset is pending: \(opening)")
      return
    }
    #expect(payment.items.map(\.number) == [2, 3])
    let order = try ports.orders.settle(
      payment, as: Make.id("f", 101), at: Timestamp(milliseconds: 10))
    #expect(order.number == 1)
    #expect(try ports.orders.orders(.all).items == [order])
  }

  private static func currencies(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      #expect(try make(seed).currencies.currencies() == seed.currencies)
    }
  }

  /// A bit of everything: an order paid, a payment left pending.
  private static func use(_ ports: MarketPorts) throws {
    let gateway = AcceptingGateway()
    let pay = PayForOrder(
      ports, gateway: gateway, clock: Make.clock(), identifiers: Make.identifiers())
    _ = try pay(in: Seeds.bitcoin)
    _ = try AddToCart(ports)([Seeds.nft(5).id])
    _ = try ports.orders.openPayment(
      Make.id("f", 99), in: Seeds.bitcoin, at: Timestamp(milliseconds: 1))
    _ = try SetFavorites(ports)([Seeds.nft(1).id], liked: false)
    _ = try SetFavorites(ports)([Seeds.nft(2).id, Seeds.nft(1).id], liked: true)
    _ = try EditProfile(ports)([.name("Somebody else"), .website(""), .description("?")])
    _ = try ViewCart(ports)(sort: Sort(.price))
    _ = try RankUsers(ports)(sort: Sort(.name))
  }
}
