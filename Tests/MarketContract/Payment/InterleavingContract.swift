import Market
import Testing

/// Two programs that pay on one world at the same time: held over any adapter's ports.
package enum InterleavingContract {
  package static let promises = [
    Promise("another program that pays between any two steps: paid once", oneCurrency),
    Promise("the same in another currency: paid once", twoCurrencies),
    Promise("an NFT added and paid between any two steps: each bought once", fuller),
  ]

  private static let cart = [Seeds.nft(2), Seeds.nft(3)]
  private static let owned = [Seeds.nft(1)]

  private static func oneCurrency(_ make: Promise.Factory) throws {
    try everywhere(make, between: { _ = $0.pay(in: Seeds.bitcoin) }) { till, first, place in
      #expect((try? first.get().isPaid) == true || first == .failure(.emptyCart), "\(place)")
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
    }
  }

  private static func twoCurrencies(_ make: Promise.Factory) throws {
    try everywhere(make, between: { _ = $0.pay(in: Seeds.ether) }) { till, first, place in
      let orders = try till.ports.orders.orders(.all).items
      try till.expectBought(cart, inOrders: 1, besides: owned, "\(place)")
      if case .success(.paid(let order)) = first { #expect([order] == orders, "\(place)") }
    }
  }

  private static func fuller(_ make: Promise.Factory) throws {
    let between = { (till: Till) in
      _ = try? AddToCart(till.ports)([Seeds.nft(4).id])
      till.pay(in: Seeds.bitcoin)
    }
    try everywhere(make, between: between) { till, _, place in
      till.pay(in: Seeds.bitcoin)
      let orders = try till.ports.orders.orders(.all).total
      #expect((1...2).contains(orders), "\(place)")
      try till.expectBought(cart + [Seeds.nft(4)], inOrders: orders, besides: owned, "\(place)")
    }
  }

  /// Lets another program act at each place of a first payment in turn.
  private static func everywhere(
    _ make: Promise.Factory, between: @escaping (Till) -> Void,
    _ check: (Till, Result<PaymentResult, PaymentError>, StepWatch.Place) throws -> Void
  ) throws {
    for place in (1...3).flatMap({ step in
      [false, true].map { StepWatch.Place(step: step, isAfter: $0) }
    }) {
      let till = Till(try make(Seeds.small))
      let watch = StepWatch { now throws(PortError) in if now == place { between(till) } }
      let first = till.pay(in: Seeds.bitcoin, watch)
      try check(till, first, place)
    }
  }
}
