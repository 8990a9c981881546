/// Payments and paid orders of this world.
public protocol OrderRepository {
  /// Commits a pending payment for the cart as it stands.
  ///
  /// At most one payment of a world is pending: one for the same NFTs in the same currency is
  /// given again, another is given as `blocked` and stays.
  /// Otherwise it gives `emptyCart` where nothing is to be paid, and throws `unavailable` for an
  /// unknown currency or an identifier that a payment has already.
  func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp
  ) throws(PortError) -> PaymentOpening
  /// One atomic step: records the order, moves its NFTs to the owner, takes them from the cart.
  ///
  /// Done again for the same payment it changes nothing and gives the same order.
  /// Throws `gone` for a payment that was never opened, `unavailable` for an order identifier
  /// in use.
  func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp
  ) throws(PortError) -> Order
  /// Closes a pending payment that did not pay; the cart stays as it is.
  ///
  /// One that has ended, or never was, is no error.
  func close(_ id: Payment.ID, because reason: DeclineReason) throws(PortError)
  /// The paid orders, latest first, in the window.
  func orders(_ window: Window) throws(PortError) -> Page<Order>
  /// The paid orders found by number, or by the beginning of their identifier.
  func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Order]
}
