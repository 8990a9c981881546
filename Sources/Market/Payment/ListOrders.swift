/// Lists past orders, and finds one.
public struct ListOrders {
  private let orders: any OrderRepository
  private let currencies: any CurrencySource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    orders = ports.orders
    currencies = ports.currencies
  }

  /// The paid orders, latest first, each with the currency it was paid in.
  public func callAsFunction(_ window: Window = .all) throws(PortError) -> Page<Receipt> {
    let known = try currencies.currencies()
    return try orders.orders(window).map { Self.receipt($0, known) }
  }

  /// The orders that a lookup finds, at most `limit`, in the order of `Lookup.found`; empty for
  /// none.
  public func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Receipt] {
    let known = try currencies.currencies()
    return try orders.orders(by: lookup, limit: limit).map { Self.receipt($0, known) }
  }

  /// An order beside the currency it was paid in.
  public func receipt(of order: Order) throws(PortError) -> Receipt {
    Self.receipt(order, try currencies.currencies())
  }

  private static func receipt(_ order: Order, _ known: [Currency]) -> Receipt {
    Receipt(order: order, currency: known.first { $0.id == order.currency })
  }
}
