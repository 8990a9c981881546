import Market
import Testing

/// Paying by an identifier that whoever asks may bring again: held over any adapter's ports.
package enum RetryContract {
  package static let promises = [
    Promise("a payment that is asked for again by its identifier is the same order", again),
    Promise("what came of an identifier stands, whatever the cart holds by now", later),
    Promise("a decline stands for its identifier, and for no other", declined),
    Promise("an identifier that was given a waiting order keeps that order", waiting),
    Promise("a crash anywhere, then the same identifier, is one order", crash),
    Promise(
      "a crash anywhere, another cart, then the same identifier: nothing is paid twice", other),
    Promise(
      "an identifier that was given a payment of another session keeps what came of it", given),
    Promise("an identifier whose given payment was cancelled pays by itself", cancelled),
  ]

  private static let key: Payment.ID = Make.id("d", 77)
  private static let cart = [Seeds.nft(2), Seeds.nft(3)]
  private static let owned = [Seeds.nft(1)]

  private static func again(_ make: Promise.Factory) throws {
    for delivery in [Delivery.atOnce, .later] {
      let till = Till(try make(Seeds.small))
      let first = till.pay(in: Seeds.bitcoin, as: key, delivery: delivery)
      let order = try #require(paid(first))
      #expect(order.payment == key)
      for currency in [Seeds.bitcoin, Seeds.ether] {
        #expect(till.pay(in: currency, as: key, delivery: delivery) == first)
      }
      #expect(try till.ports.orders.orders(.all).total == 1)
    }
  }

  private static func later(_ make: Promise.Factory) throws {
    for delivery in [Delivery.atOnce, .later] {
      let till = Till(try make(Seeds.small))
      let order = try #require(paid(till.pay(in: Seeds.bitcoin, as: key, delivery: delivery)))
      _ = try ReplaceCart(till.ports)([Seeds.nft(5).id])
      #expect(paid(till.pay(in: Seeds.bitcoin, as: key, delivery: delivery))?.id == order.id)
      #expect(try ViewCart(till.ports).list() == [Seeds.nft(5).id])
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(delivery)")
    }
  }

  private static func declined(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small), gateway: DecliningGateway())
    let refused = Result<PaymentResult, PaymentError>.success(.declined(.refused))
    #expect(till.pay(in: Seeds.bitcoin, as: key) == refused)
    till.gateway = AcceptingGateway()
    #expect(till.pay(in: Seeds.bitcoin, as: key) == refused)
    #expect(paid(till.pay(in: Seeds.bitcoin, as: Make.id("d", 78))) != nil)
    #expect(till.pay(in: Seeds.bitcoin, as: key) == refused)
    try till.expectBought(cart, inOrders: 1, besides: owned, "by another identifier")
  }

  private static func waiting(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let order = try #require(paid(till.pay(in: Seeds.bitcoin, delivery: .later)))
    #expect(paid(till.pay(in: Seeds.ether, as: key, delivery: .later)) == order)
    _ = try ReplaceCart(till.ports)([Seeds.nft(5).id])
    #expect(paid(till.pay(in: Seeds.ether, as: key, delivery: .later))?.id == order.id)
    try till.expectBought(cart, inOrders: 1, besides: owned, "a waiting order")
  }

  private static func crash(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place, delivery in
      let order = try #require(paid(till.pay(in: Seeds.bitcoin, as: key, delivery: delivery)))
      #expect(order.payment == key, "\(place)")
      _ = try till.ports.delivery.deliver()
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
    }
  }

  private static func other(_ make: Promise.Factory) throws {
    try everywhere(make) { till, place, delivery in
      _ = try ReplaceCart(till.ports)([Seeds.nft(5).id])
      let again = till.pay(in: Seeds.bitcoin, as: key, delivery: delivery)
      #expect(till.pay(in: Seeds.bitcoin, as: key, delivery: delivery) == again, "\(place)")
      _ = try till.ports.delivery.deliver()
      let wasCharged = place.step == 3 || place.step == 2 && place.isAfter
      let wasOpened = place.step > 1 || place.isAfter
      if wasCharged {
        try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
      } else if wasOpened {
        #expect(again == .success(.declined(.cancelled)), "\(place)")
        try till.expectBought([], inOrders: 0, besides: owned, "\(place)")
      } else {
        try till.expectBought([Seeds.nft(5)], inOrders: 1, besides: owned, "\(place)")
      }
    }
  }

  private static func given(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let left = try till.ports.opened(900, in: Seeds.bitcoin)
    let order = try #require(paid(till.pay(in: Seeds.bitcoin, as: key)))
    #expect(order.payment == left.id)
    _ = try ReplaceCart(till.ports)([Seeds.nft(5).id])
    #expect(paid(till.pay(in: Seeds.bitcoin, as: key)) == order)
    try till.expectBought(cart, inOrders: 1, besides: owned, "another's payment")
  }

  private static func cancelled(_ make: Promise.Factory) throws {
    let till = Till(try make(Seeds.small))
    let left = try till.ports.opened(900, in: Seeds.bitcoin)
    #expect(try till.gateway.cancel(left.id) == .declined(.cancelled))
    let order = try #require(paid(till.pay(in: Seeds.bitcoin, as: key)))
    #expect(order.payment == key)
    try till.expectBought(cart, inOrders: 1, besides: owned, "by itself")
  }

  /// Lets a first payment die at each place in turn, and goes on in the world it leaves.
  private static func everywhere(
    _ make: Promise.Factory, _ goOn: (Till, StepWatch.Place, Delivery) throws -> Void
  ) throws {
    for delivery in [Delivery.atOnce, .later] {
      for step in 1...3 {
        for isAfter in [false, true] {
          let place = StepWatch.Place(step: step, isAfter: isAfter)
          let till = Till(try make(Seeds.small))
          let died = till.pay(in: Seeds.bitcoin, as: key, delivery: delivery, .crashing(at: place))
          #expect(died == .failure(.port(StepWatch.death(at: place))), "\(place)")
          try goOn(till, place, delivery)
        }
      }
    }
  }

  private static func paid(_ result: Result<PaymentResult, PaymentError>) -> Order? {
    if case .success(.paid(let order)) = result { order } else { nil }
  }
}
