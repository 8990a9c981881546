import Market
import Testing

/// What `OrderRepository` promises of payments.
package enum OrderContract {
  package static let promises = [
    Promise("a payment is opened for the cart in the order in which it was filled", opening),
    Promise("opening the same payment again gives the one that is pending", sameAgain),
    Promise("another payment is blocked by the pending one, which stays", blocked),
    Promise("an empty cart opens nothing", emptyCart),
    Promise("owned NFTs are left out of a payment", ownedLeftOut),
    Promise("an unknown currency, or a payment that has ended, opens nothing", refused),
    Promise("settling records the order, moves its NFTs and leaves the rest of the cart", settling),
    Promise("settling twice gives the same order and changes nothing", settlingTwice),
    Promise("a payment is settled by what was opened, not by what it is said to be", forged),
    Promise("settling after closing still records the order", settlingAfterClosing),
    Promise("settling a payment that was never opened throws and changes nothing", unopened),
    Promise("closing leaves the cart and makes room for another payment", closing),
    Promise("closing what has ended, or never was, changes nothing", closingAgain),
  ]

  private static func opening(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    _ = try AddToCart(ports)([Seeds.nft(6).id, Seeds.nft(4).id])
    let payment = try ports.opened(1, in: Seeds.bitcoin, at: 5)
    let nfts = [2, 3, 6, 4].map(Seeds.nft)
    #expect(payment.id == Make.id("f", 1))
    #expect(payment.items == nfts.map(\.item))
    #expect(payment.total == nfts.map(\.price).reduce(.zero, +))
    #expect(payment.currency == Seeds.bitcoin)
    #expect(payment.openedAt == Timestamp(milliseconds: 5))
    #expect(try ports.world.summary() == WorldSummary(cart: 4, favorites: 2, owned: 1, orders: 0))
  }

  private static func sameAgain(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.bitcoin, at: 5)
    #expect(try ports.opened(2, in: Seeds.bitcoin, at: 6) == payment)
    #expect(try ports.opened(1, in: Seeds.bitcoin, at: 7) == payment)
    // The same NFTs, put in again in the same order, are the same cart.
    try ports.cart.updateCart([Seeds.nft(3).id]) { _ in (CartChange(remove: [Seeds.nft(3).id]), ())
    }
    _ = try AddToCart(ports)([Seeds.nft(3).id])
    #expect(try ports.opened(3, in: Seeds.bitcoin, at: 8) == payment)
  }

  private static func blocked(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.bitcoin)
    #expect(try ports.opening(2, in: Seeds.ether) == .blocked(by: payment))
    _ = try AddToCart(ports)([Seeds.nft(5).id])
    #expect(try ports.opening(3, in: Seeds.bitcoin) == .blocked(by: payment))
    try ports.cart.updateCart([2, 3, 5].map { Seeds.nft($0).id }) { standings in
      (CartChange(remove: Array(standings.keys)), ())
    }
    #expect(try ports.opening(4, in: Seeds.bitcoin) == .blocked(by: payment))
    _ = try AddToCart(ports)([Seeds.nft(2).id, Seeds.nft(3).id])
    #expect(try ports.opening(5, in: Seeds.bitcoin) == .opened(payment))
  }

  private static func emptyCart(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.empty)
    #expect(try ports.opening(1, in: Seeds.bitcoin) == .emptyCart)
    #expect(try ports.orders.orders(.all).total == 0)
  }

  private static func ownedLeftOut(_ make: Promise.Factory) throws {
    var seed = Seeds.small
    seed.cart = [1, 2].map { Seeds.nft($0).id }
    let payment = try make(seed).opened(1, in: Seeds.bitcoin)
    #expect(payment.items == [Seeds.nft(2).item])
    #expect(payment.total == Seeds.nft(2).price)
    seed.cart = [Seeds.nft(1).id]
    #expect(try make(seed).opening(1, in: Seeds.bitcoin) == .emptyCart)
  }

  private static func refused(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    #expect(throws: PortError.self) { try ports.opening(1, in: Currency.ID("99")) }
    let payment = try ports.opened(1, in: Seeds.bitcoin)
    try ports.orders.close(payment.id, because: .refused)
    #expect(throws: PortError.self) { try ports.opening(1, in: Seeds.bitcoin) }
    #expect(try ports.opened(2, in: Seeds.ether).id == Make.id("f", 2))
    #expect(try ports.world.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
  }

  private static func settling(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.ether)
    _ = try AddToCart(ports)([Seeds.nft(5).id])
    let order = try ports.settled(payment, as: 2, at: 77)
    let expected = Order(
      id: Make.id("f", 2), number: 1, payment: payment.id, items: payment.items,
      total: payment.total, currency: Seeds.ether, paidAt: Timestamp(milliseconds: 77))
    #expect(order == expected)
    #expect(try ports.orders.orders(.all) == Page([order], total: 1))
    #expect(try ports.cart.cart(.standardCart, .all).nfts == [Seeds.nft(5)])
    #expect(
      try ports.profile.owned(Sort(.name), .all).items.map(\.number) == [1, 3, 2])
    #expect(try ports.favorites.favorites(.all).items.map(\.number) == [4, 1])
    #expect(try ports.opened(3, in: Seeds.bitcoin).items == [Seeds.nft(5).item])
  }

  private static func settlingTwice(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.ether)
    let order = try ports.settled(payment, as: 2, at: 77)
    let after = try Snapshot(ports)
    #expect(try ports.settled(payment, as: 3, at: 78) == order)
    #expect(try ports.settled(payment, as: 2, at: 79) == order)
    #expect(try Snapshot(ports) == after)
  }

  private static func forged(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.ether)
    let forged = Payment(
      id: payment.id, items: [Seeds.nft(4).item], total: .zero, currency: Seeds.bitcoin,
      openedAt: payment.openedAt)
    let order = try ports.settled(forged, as: 2)
    #expect(order.items == payment.items)
    #expect(order.total == payment.total)
    #expect(order.currency == Seeds.ether)
    #expect(try ports.profile.owned(Sort(.name), .all).items.map(\.number) == [1, 3, 2])
  }

  private static func settlingAfterClosing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let payment = try ports.opened(1, in: Seeds.ether)
    try ports.orders.close(payment.id, because: .cancelled)
    let order = try ports.settled(payment, as: 2)
    #expect(order.items == payment.items)
    #expect(try ports.orders.orders(.all).items == [order])
    #expect(try ports.world.summary() == WorldSummary(cart: 0, favorites: 2, owned: 3, orders: 1))
  }

  private static func unopened(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let before = try Snapshot(ports)
    let stranger = Payment(
      id: Make.id("f", 1), items: [Seeds.nft(4).item], total: Seeds.nft(4).price,
      currency: Seeds.bitcoin, openedAt: Timestamp(milliseconds: 0))
    #expect(throws: PortError.self) { try ports.settled(stranger, as: 2) }
    #expect(try Snapshot(ports) == before)
  }

  private static func closing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let before = try Snapshot(ports)
    let payment = try ports.opened(1, in: Seeds.ether)
    try ports.orders.close(payment.id, because: .refused)
    #expect(try Snapshot(ports) == before)
    let next = try ports.opened(2, in: Seeds.ether)
    #expect(next.id == Make.id("f", 2))
    #expect(next.items == payment.items)
  }

  private static func closingAgain(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let paid = try ports.opened(1, in: Seeds.ether)
    let order = try ports.settled(paid, as: 2)
    try ports.orders.close(paid.id, because: .refused)
    #expect(try ports.settled(paid, as: 3) == order)
    _ = try AddToCart(ports)([Seeds.nft(5).id])
    let pending = try ports.opened(4, in: Seeds.ether)
    try ports.orders.close(paid.id, because: .refused)
    try ports.orders.close(Make.id("f", 99), because: .cancelled)
    #expect(try ports.opening(5, in: Seeds.bitcoin) == .blocked(by: pending))
  }
}
