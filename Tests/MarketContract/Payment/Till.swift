package import Market
package import Testing

/// A world, its payment service, and people who pay there: what tests of paying act on.
package final class Till {
  package let ports: MarketPorts
  /// May be exchanged for one that remembers nothing.
  package var gateway: any PaymentGateway
  private let clock = Make.clock()
  private let identifiers = Make.identifiers()

  package init(_ ports: MarketPorts, gateway: any PaymentGateway = AcceptingGateway()) {
    self.ports = ports
    self.gateway = gateway
  }

  /// What a payment comes to in one program, of which each step is watched.
  @discardableResult
  package func pay(
    in currency: Currency.ID, as id: Payment.ID? = nil, delivery: Delivery = .atOnce,
    _ watch: StepWatch = StepWatch()
  ) -> Result<PaymentResult, PaymentError> {
    let pay = PayForOrder(
      MarketPorts(WatchedMarket(ports, watch)), gateway: WatchedGateway(gateway, watch),
      clock: clock, identifiers: identifiers)
    do throws(PaymentError) {
      return .success(try pay(in: currency, as: id, delivery: delivery))
    } catch {
      return .failure(error)
    }
  }

  /// Records an issue unless each of `nfts` was bought just once, and is owned and in no cart.
  package func expectBought(
    _ nfts: [NFT], inOrders count: Int, besides owned: [NFT], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let orders = try ports.orders.orders(.all).items
    #expect(orders.count == count, comment, sourceLocation: sourceLocation)
    let bought = orders.flatMap(\.items).map(\.name).sorted()
    #expect(bought == nfts.map(\.name).sorted(), comment, sourceLocation: sourceLocation)
    let owns = try ports.profile.owned(Sort(.name), .all).items
    let expected = (nfts + owned).map(\.name).sorted()
    #expect(owns.map(\.name).sorted() == expected, comment, sourceLocation: sourceLocation)
    let cart = try ports.cart.cart(.standardCart, .all).nfts
    #expect(!cart.contains(where: owns.contains), comment, sourceLocation: sourceLocation)
    for order in orders {
      let sum = order.items.map(\.price).reduce(.zero, +)
      #expect(order.total == sum, comment, sourceLocation: sourceLocation)
    }
  }
}
