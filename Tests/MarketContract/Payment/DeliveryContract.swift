import Market
import Testing

/// What `OrderDelivery` and `OrderRepository` promise of orders that are delivered later than paid.
package enum DeliveryContract {
  package static let promises = [
    Promise("an order that waits is listed as paid, and moves nothing yet", waiting),
    Promise("paying for the same cart again gives the order that waits, in any currency", again),
    Promise("every change of the cart delivers first", changes),
    Promise("what changes nothing in the cart, or only reads it, delivers nothing", reading),
    Promise("a replaced cart is what was sent, also where it names what was delivered", sent),
    Promise("the shell's payment of the same cart delivers the order and charges nothing", atOnce),
    Promise("a cart that grew since is delivered and paid for what is new", grown),
    Promise("completing delivers, adds what is named and empties the cart, and once", completing),
    Promise("completing one NFT after another adds them all", oneByOne),
    Promise("completing without a payment buys what is named", unpaid),
    Promise("what was changed while a payment was under way is delivered at once", underWay),
    Promise("a reset leaves nothing that waits", reset),
  ]

  private static let cart = [Seeds.nft(2), Seeds.nft(3)]
  private static let owned = [Seeds.nft(1)]

  private static func waiting(_ make: Promise.Factory) throws {
    let (till, order) = try begin(make)
    #expect(order.items == cart.map(\.item) && order.number == 1)
    #expect(!order.isDelivered)
    #expect(try till.ports.orders.orders(.all).items == [order])
    #expect(try ListOrders(till.ports)().items.map(\.order) == [order])
    let summary = WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 1)
    #expect(try till.ports.world.summary() == summary)
    #expect(try ViewCart(till.ports).list() == cart.map(\.id))
    let delivered = try till.ports.delivery.deliver()
    #expect(delivered.map(\.id) == [order.id] && delivered.allSatisfy(\.isDelivered))
    #expect(try till.ports.orders.orders(.all).items == delivered)
    #expect(try till.ports.delivery.deliver() == [])
    #expect(try ListOwned(till.ports).list() == (owned + cart).map(\.id))
    try till.expectBought(cart, inOrders: 1, besides: owned, "delivered")
  }

  private static func again(_ make: Promise.Factory) throws {
    let (till, order) = try begin(make)
    // A service that would decline shows that nobody asks it.
    till.gateway = DecliningGateway()
    for currency in [Seeds.bitcoin, Seeds.ether] {
      #expect(till.pay(in: currency, delivery: .later) == .success(.paid(order)))
    }
    #expect(try till.ports.orders.orders(.all).items == [order])
  }

  private static func changes(_ make: Promise.Factory) throws {
    let five = Seeds.nft(5).id
    let deeds: [(String, (MarketPorts) throws -> Void, [Int])] = [
      ("added", { _ = try AddToCart($0)([five]) }, [5]),
      (
        "removed",
        { ports in
          let remove = RemoveFromCart(ports)
          try remove.confirm(remove.request(cart[0].id))
        }, []
      ),
      ("cleared", { try ClearCart($0).confirm(ClearCart($0).request()) }, []),
      ("replaced", { _ = try ReplaceCart($0)([five]) }, [5]),
      ("emptied", { _ = try ReplaceCart($0)([]) }, []),
    ]
    for (name, deed, left) in deeds {
      let (till, _) = try begin(make)
      try deed(till.ports)
      #expect(try ViewCart(till.ports).list() == left.map { Seeds.nft($0).id }, "\(name)")
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(name)")
      #expect(try till.ports.orders.orders(.all).items.allSatisfy(\.isDelivered), "\(name)")
    }
  }

  private static func reading(_ make: Promise.Factory) throws {
    let (till, _) = try begin(make)
    let before = try Snapshot(till.ports)
    #expect(try AddToCart(till.ports)([cart[0].id]) == [])
    #expect(throws: CartError.notFound(NFT.ID("nowhere"))) {
      try AddToCart(till.ports)([Seeds.nft(5).id, NFT.ID("nowhere")])
    }
    _ = try RemoveFromCart(till.ports).request(cart[0].id)
    _ = try SetFavorites(till.ports)([Seeds.nft(4).id], liked: true)
    #expect(try Snapshot(till.ports) == before)
  }

  private static func sent(_ make: Promise.Factory) throws {
    let (till, _) = try begin(make)
    let ids = [3, 6, 2].map { Seeds.nft($0).id }
    #expect(try ReplaceCart(till.ports)(ids) == ids)
    #expect(try ViewCart(till.ports).list() == ids)
    #expect(try ListOwned(till.ports).list() == (owned + cart).map(\.id))
    // Of these only the one that is not owned is left to pay.
    let order = try #require(paid(till.pay(in: Seeds.ether)))
    #expect(order.items == [Seeds.nft(6).item])
    #expect(try ViewCart(till.ports).list() == [3, 2].map { Seeds.nft($0).id })
  }

  private static func atOnce(_ make: Promise.Factory) throws {
    let (till, order) = try begin(make)
    till.gateway = DecliningGateway()
    let given = try #require(paid(till.pay(in: Seeds.ether)))
    #expect(given.id == order.id && given.isDelivered)
    try till.expectBought(cart, inOrders: 1, besides: owned, "delivered")
    #expect(till.pay(in: Seeds.ether) == .failure(.emptyCart))
  }

  private static func grown(_ make: Promise.Factory) throws {
    let (till, first) = try begin(make)
    // What is owned is not paid for: giving it up makes the cart another one.
    _ = try ReplaceCart(till.ports)([1, 4].map { Seeds.nft($0).id })
    let second = try #require(paid(till.pay(in: Seeds.ether, delivery: .later)))
    #expect(second.items == [Seeds.nft(4).item])
    _ = try ReplaceOwned(till.ports)([])
    let third = try #require(paid(till.pay(in: Seeds.ether, delivery: .later)))
    #expect(third.items == [Seeds.nft(1).item] && !third.isDelivered)
    let orders = try till.ports.orders.orders(.all).items
    #expect(orders.map(\.id) == [third.id, second.id, first.id])
    #expect(orders.map(\.isDelivered) == [false, true, true])
    #expect(try ListOwned(till.ports).list() == [Seeds.nft(4).id])
  }

  private static func completing(_ make: Promise.Factory) throws {
    let (till, order) = try begin(make)
    let sent = [3, 2, 6, 1].map { Seeds.nft($0).id } + [NFT.ID("nowhere")]
    let completion = try CompleteOrder(till.ports)(sent)
    #expect(completion.delivered.map(\.id) == [order.id])
    #expect(completion.acquired == [Seeds.nft(6).id])
    #expect(try ListOwned(till.ports).list() == [1, 2, 3, 6].map { Seeds.nft($0).id })
    let after = try Snapshot(till.ports)
    #expect(after.summary == WorldSummary(cart: 0, favorites: 2, owned: 4, orders: 1))
    for _ in 0..<2 {
      let repeated = try CompleteOrder(till.ports)(sent)
      #expect(repeated == OrderCompletion(delivered: [], acquired: []))
      #expect(try Snapshot(till.ports) == after)
    }
  }

  private static func oneByOne(_ make: Promise.Factory) throws {
    let (till, _) = try begin(make)
    for nft in cart { _ = try CompleteOrder(till.ports)([nft.id]) }
    #expect(try ReplaceCart(till.ports)([]) == [])
    try till.expectBought(cart, inOrders: 1, besides: owned, "one by one")
  }

  private static func unpaid(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let completion = try CompleteOrder(ports)([Seeds.nft(3).id])
    #expect(completion == OrderCompletion(delivered: [], acquired: [Seeds.nft(3).id]))
    let summary = WorldSummary(cart: 0, favorites: 2, owned: 2, orders: 0)
    #expect(try ports.world.summary() == summary)
  }

  private static func underWay(_ make: Promise.Factory) throws {
    for step in [1, 2] {
      let till = Till(try make(Seeds.small))
      let watch = StepWatch { now throws(PortError) in
        guard now == StepWatch.Place(step: step, isAfter: true) else { return }
        _ = try till.ports.cart.replaceCart([cart[1].id, Seeds.nft(5).id])
      }
      let order = try #require(paid(till.pay(in: Seeds.bitcoin, delivery: .later, watch)))
      #expect(order.isDelivered && order.items == cart.map(\.item))
      #expect(try ViewCart(till.ports).list() == [Seeds.nft(5).id])
      try till.expectBought(cart, inOrders: 1, besides: owned, "after step \(step)")
    }
  }

  private static func reset(_ make: Promise.Factory) throws {
    let (till, _) = try begin(make)
    let untouched = try Snapshot(make(Seeds.small))
    try till.ports.world.reset()
    #expect(try Snapshot(till.ports) == untouched)
    #expect(try till.ports.delivery.deliver() == [])
    #expect(paid(till.pay(in: Seeds.bitcoin, delivery: .later))?.number == 1)
  }

  /// A world whose cart was paid as a phone does.
  private static func begin(_ make: Promise.Factory) throws -> (Till, Order) {
    let till = Till(try make(Seeds.small))
    return (till, try #require(paid(till.pay(in: Seeds.bitcoin, delivery: .later))))
  }

  private static func paid(_ result: Result<PaymentResult, PaymentError>) -> Order? {
    if case .success(.paid(let order)) = result { order } else { nil }
  }
}
