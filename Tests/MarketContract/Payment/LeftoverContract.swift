import Market
import Testing

/// What paying makes of a payment that a crashed session left: held over any adapter's ports.
package enum LeftoverContract {
  package static let promises = [
    Promise("a payment that was cancelled but never closed gives way to a new one", cancelled),
    Promise("one's own payment that somebody else cancels is told as cancelled", ownCancelled),
    Promise("a payment that was declined but never closed is told as declined", refused),
    Promise("an order that was paid before, of all that is in the cart, is given as paid", settled),
    Promise("an order that was paid before, of a part of the cart, lets the rest be paid", rest),
    Promise("an order that was paid before is given, whatever stood in the way since", between),
    Promise("an empty cart is told where nothing had to be settled", empty),
    Promise("payments that keep coming in between end in an error, and nothing is bought", endless),
  ]

  private static let cart = [Seeds.nft(2), Seeds.nft(3)]
  private static let owned = [Seeds.nft(1)]

  private static func cancelled(_ make: Promise.Factory) throws {
    for currency in [Seeds.bitcoin, Seeds.ether] {
      let till = Till(try make(Seeds.small))
      let left = try till.ports.opened(900, in: Seeds.bitcoin)
      #expect(try till.gateway.cancel(left.id) == .declined(.cancelled))
      let order = try #require(paid(till.pay(in: currency)))
      #expect(order.payment != left.id && order.currency == currency)
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(currency)")
    }
  }

  private static func ownCancelled(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let watch = StepWatch { now throws(PortError) in
      guard now == StepWatch.Place(step: 1, isAfter: true) else { return }
      let opening = try till.ports.orders.openPayment(
        Make.id("f", 900), in: Seeds.ether, at: Timestamp(milliseconds: 0))
      if case .blocked(let payment) = opening { _ = try till.gateway.cancel(payment.id) }
    }
    #expect(till.pay(in: Seeds.bitcoin, watch) == .success(.declined(.cancelled)))
    try till.expectBought([], inOrders: 0, besides: owned, "cancelled")
    #expect(paid(till.pay(in: Seeds.bitcoin)) != nil)
  }

  private static func refused(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small), gateway: DecliningGateway())
    _ = try till.ports.opened(900, in: Seeds.bitcoin)
    #expect(till.pay(in: Seeds.bitcoin) == .success(.declined(.refused)))
    till.gateway = AcceptingGateway()
    let order = try #require(paid(till.pay(in: Seeds.bitcoin)))
    #expect(order.payment != Make.id("f", 900))
    try till.expectBought(cart, inOrders: 1, besides: owned, "declined before")
  }

  private static func settled(_ make: Promise.Factory) throws {
    for currency in [Seeds.bitcoin, Seeds.ether] {
      let till = Till(try make(Seeds.small))
      let left = try till.ports.opened(900, in: Seeds.bitcoin)
      #expect(try till.gateway.charge(left) == .accepted)
      let order = try #require(paid(till.pay(in: currency)))
      #expect(order.payment == left.id && order.currency == Seeds.bitcoin)
      #expect(order.items == left.items)
      #expect(try till.ports.orders.orders(.all).items == [order])
      #expect(till.pay(in: currency) == .failure(.emptyCart))
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(currency)")
    }
  }

  private static func rest(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let left = try till.ports.opened(900, in: Seeds.bitcoin)
    #expect(try till.gateway.charge(left) == .accepted)
    _ = try AddToCart(till.ports)([Seeds.nft(5).id])
    let order = try #require(paid(till.pay(in: Seeds.bitcoin)))
    #expect(order.items == [Seeds.nft(5).item])
    #expect(try till.ports.orders.orders(.all).items.map(\.payment) == [order.payment, left.id])
    try till.expectBought(cart + [Seeds.nft(5)], inOrders: 2, besides: owned, "a fuller cart")
  }

  private static func between(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let left = try till.ports.opened(900, in: Seeds.bitcoin)
    #expect(try till.gateway.charge(left) == .accepted)
    let ids = [Seeds.nft(5).id]
    // Opening, cancelling and settling were the first steps: the next is another opening.
    let watch = StepWatch { now throws(PortError) in
      guard now == StepWatch.Place(step: 4, isAfter: false) else { return }
      try till.ports.cart.updateCart(ids) { _ in (CartChange(add: ids), ()) }
      _ = try till.ports.orders.openPayment(
        Make.id("f", 901), in: Seeds.bitcoin, at: Timestamp(milliseconds: 0))
      try till.ports.cart.updateCart(ids) { _ in (CartChange(remove: ids), ()) }
    }
    let order = try #require(paid(till.pay(in: Seeds.ether, watch)))
    #expect(order.payment == left.id)
    #expect(watch.steps == 7, "the payment that stood in the way was cancelled and closed")
    try till.expectBought(cart, inOrders: 1, besides: owned, "one in between")
  }

  private static func empty(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    _ = try till.ports.opened(900, in: Seeds.bitcoin)
    try till.ports.cart.updateCart(Seeds.small.cart) { _ in
      (CartChange(remove: Seeds.small.cart), ())
    }
    #expect(till.pay(in: Seeds.bitcoin) == .failure(.emptyCart))
    #expect(try till.ports.opening(901, in: Seeds.bitcoin) == .emptyCart)
    try till.expectBought([], inOrders: 0, besides: owned, "an empty cart")
  }

  /// Whatever is about to be opened, somebody else has opened another payment just before.
  private static func endless(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let strangers = Make.identifiers("9")
    var openings = 0
    let watch = StepWatch { now throws(PortError) in
      guard !now.isAfter else { return }
      let opening = try till.ports.orders.openPayment(
        Payment.ID(strangers.next()), in: Seeds.ether, at: Timestamp(milliseconds: 0))
      if case .opened = opening { openings += 1 }
      // A program that never ends is ended here, so that the test does.
      if openings > 10_000 { throw PortError(.full, "paying goes on for ever") }
    }
    guard case .failure(.port(let error)) = till.pay(in: Seeds.bitcoin, watch) else {
      Issue.record("paid in spite of all")
      return
    }
    #expect(error.kind == .busy)
    try till.expectBought([], inOrders: 0, besides: owned, "endless")
    #expect(try till.ports.world.summary().cart == 2)
    #expect(paid(till.pay(in: Seeds.bitcoin)) != nil)
  }

  private static func paid(_ result: Result<PaymentResult, PaymentError>) -> Order? {
    if case .success(.paid(let order)) = result { order } else { nil }
  }
}
