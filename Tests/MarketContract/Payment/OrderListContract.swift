import Market
import Testing

/// What `OrderRepository` promises of paid orders.
package enum OrderListContract {
  package static let promises = [
    Promise("every window of the orders is latest first, counted from 1", windows),
    Promise("orders are found by number and by the beginning of their identifier", lookups),
  ]

  private static func windows(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try Windows.expect([Order](), of: "no orders", ports.orders.orders)
    let orders = try pay(for: 5, in: ports)
    #expect(orders.map(\.number) == [1, 2, 3, 4, 5])
    try Windows.expect(Array(orders.reversed()), of: "orders", ports.orders.orders)
  }

  private static func lookups(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let receipts = try pay(for: 5, in: ports).map { Receipt(order: $0, currency: nil) }
    try Lookups.expect(receipts) { lookup, limit in
      try ports.orders.orders(by: lookup, limit: limit).map { Receipt(order: $0, currency: nil) }
    }
  }

  /// One NFT each; identifiers of which some begin alike, and not in the order of paying.
  private static func pay(for count: Int, in ports: MarketPorts) throws -> [Order] {
    let names = ["beef0002", "beef0001", "cafe", "beef", "a-longer-name"]
    try ports.cart.updateCart(Seeds.small.cart) { _ in (CartChange(remove: Seeds.small.cart), ()) }
    return try (0..<count).map { index in
      _ = try AddToCart(ports)([Seeds.nft(index + 2).id])
      let payment = try ports.opened(
        index, in: index.isMultiple(of: 2) ? Seeds.bitcoin : Seeds.ether)
      // Later orders may bear earlier moments: clocks are set back. The number decides.
      let moment = Timestamp(milliseconds: Int64(100 - index))
      return try ports.orders.settle(payment, as: Order.ID(names[index]), at: moment)
    }
  }
}
