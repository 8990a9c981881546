/// An attempt to pay for a cart as it stood; committed before anything is asked of a gateway.
public struct Payment: Hashable, Sendable {
  /// Names a payment; made before the first attempt, so that no retry can pay twice.
  public typealias ID = Identifier<Payment>
  /// The opaque identity.
  public let id: ID
  /// What is paid for, in the order in which it was added.
  public let items: [OrderItem]
  /// The exact sum of the items, in ether.
  public let total: Price
  /// The currency chosen.
  public let currency: Currency.ID
  /// When it was opened.
  public let openedAt: Timestamp

  /// Takes everything as it is.
  public init(
    id: ID, items: [OrderItem], total: Price, currency: Currency.ID, openedAt: Timestamp
  ) {
    self.id = id
    self.items = items
    self.total = total
    self.currency = currency
    self.openedAt = openedAt
  }
}
