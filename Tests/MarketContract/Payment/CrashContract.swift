import Market
import Testing

/// Paying happens exactly once, wherever a program dies: held over any adapter's ports.
package enum CrashContract {
  package static let promises = [
    Promise("a crash anywhere in paying, then paying again, is one order", payAgain),
    Promise("a crash anywhere, then another currency, is one order", anotherCurrency),
    Promise("a crash anywhere, then a fuller cart, buys each NFT once", fullerCart),
    Promise(
      "a crash anywhere, then a smaller cart, buys nothing that is then removed", smallerCart),
    Promise(
      "a crash anywhere in declining leaves the cart, and paying later is one order", declined),
    Promise("a crash in finishing what a crash left is one order", twice),
  ]

  private static let owned = [Seeds.nft(1)]
  private static let cart = [Seeds.nft(2), Seeds.nft(3)]

  private static func payAgain(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place in
      let again = till.pay(in: Seeds.bitcoin)
      let isSettled = again == .failure(.emptyCart)
      #expect(isSettled || (try? again.get().isPaid) == true, "\(place): \(again)")
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
    }
  }

  private static func anotherCurrency(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place in
      let again = till.pay(in: Seeds.ether)
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
      let order = try #require(try till.ports.orders.orders(.all).items.first)
      let isSettled = again == .failure(.emptyCart)
      #expect(isSettled || again == .success(.paid(order)), "\(place): \(again)")
      #expect(order.currency == (wasCharged(place) || isSettled ? Seeds.bitcoin : Seeds.ether))
    }
  }

  private static func fullerCart(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place in
      _ = try AddToCart(till.ports)([Seeds.nft(5).id])
      let again = till.pay(in: Seeds.bitcoin)
      #expect((try? again.get().isPaid) == true, "\(place): \(again)")
      let orders = try till.ports.orders.orders(.all).total
      #expect(orders == (wasCharged(place) ? 2 : 1), "\(place)")
      try till.expectBought(cart + [Seeds.nft(5)], inOrders: orders, besides: owned, "\(place)")
      #expect(try till.ports.world.summary().cart == 0, "\(place)")
    }
  }

  private static func smallerCart(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place in
      let ids = [Seeds.nft(2).id]
      try till.ports.cart.updateCart(ids) { _ in (CartChange(remove: ids), ()) }
      till.pay(in: Seeds.bitcoin)
      let bought = wasCharged(place) ? cart : [Seeds.nft(3)]
      try till.expectBought(bought, inOrders: 1, besides: owned, "\(place)")
      #expect(try till.ports.world.summary().cart == 0, "\(place)")
    }
  }

  private static func declined(_ make: Promise.Factory) throws {
    try everywhere(make, gateway: { DecliningGateway() }) { till, place in
      try till.expectBought([], inOrders: 0, besides: owned, "\(place)")
      #expect(try till.ports.world.summary().cart == 2, "\(place)")
      till.gateway = AcceptingGateway()
      till.pay(in: Seeds.ether)
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
    }
  }

  private static func twice(_ make: Promise.Factory) throws {
    try everywhere(make, moments: [true]) { _, first in
      for step in 1...6 {
        let till = Till(try make(Seeds.small))
        till.pay(in: Seeds.bitcoin, .crashing(at: first))
        till.pay(in: Seeds.ether, .crashing(at: StepWatch.Place(step: step, isAfter: true)))
        let last = till.pay(in: Seeds.bitcoin)
        let isSettled = last == .failure(.emptyCart)
        #expect(isSettled || (try? last.get().isPaid) == true, "\(first), \(step): \(last)")
        try till.expectBought(cart, inOrders: 1, besides: owned, "\(first), then after \(step)")
      }
    }
  }

  /// Whether the money was taken before the program died: the second step is the charge.
  private static func wasCharged(_ place: StepWatch.Place) -> Bool {
    place.step == 3 || place.step == 2 && place.isAfter
  }

  /// Lets a first payment die at each place in turn, and goes on in the world it leaves.
  private static func everywhere(
    _ make: Promise.Factory, moments: [Bool] = [false, true],
    gateway: () -> any PaymentGateway = { AcceptingGateway() },
    _ goOn: (Till, StepWatch.Place) throws -> Void
  ) throws {
    let whole = StepWatch()
    Till(try make(Seeds.small), gateway: gateway()).pay(in: Seeds.bitcoin, whole)
    #expect(whole.steps == 3, "opening, charging, settling or closing")
    for place in (1...whole.steps).flatMap({ step in
      moments.map { StepWatch.Place(step: step, isAfter: $0) }
    }) {
      let till = Till(try make(Seeds.small), gateway: gateway())
      let died = till.pay(in: Seeds.bitcoin, .crashing(at: place))
      #expect(died == .failure(.port(StepWatch.death(at: place))), "\(place)")
      try goOn(till, place)
    }
  }
}
