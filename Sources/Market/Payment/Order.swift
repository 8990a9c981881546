/// A paid order: the receipt.
public struct Order: Hashable, Sendable {
  /// Names an order.
  public typealias ID = Identifier<Order>
  /// The opaque identity.
  public let id: ID
  /// Counts the orders of a world, from 1.
  public let number: Int
  /// The payment that paid it.
  public let payment: Payment.ID
  /// What was bought, in the order in which it was put into the cart.
  public let items: [OrderItem]
  /// What was paid, in ether whatever the currency.
  public let total: Price
  /// The currency it was paid in.
  public let currency: Currency.ID
  /// When it was paid.
  public let paidAt: Timestamp
  /// Whether its NFTs have moved to their owner, as they mostly do in the same step.
  public let isDelivered: Bool

  /// Takes everything as it is.
  public init(
    id: ID, number: Int, payment: Payment.ID, items: [OrderItem], total: Price,
    currency: Currency.ID, paidAt: Timestamp, isDelivered: Bool = true
  ) {
    self.id = id
    self.number = number
    self.payment = payment
    self.items = items
    self.total = total
    self.currency = currency
    self.paidAt = paidAt
    self.isDelivered = isDelivered
  }
}
