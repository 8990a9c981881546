/// Payments and paid orders of this world.
public protocol OrderRepository {
  /// Commits a pending payment for the cart as it stands.
  ///
  /// A cart that a waiting order has paid is given as `paid`; an order that waits beside another
  /// cart is delivered first. At most one payment of a world is pending: one for the same NFTs in
  /// the same currency is given again, another is given as `blocked` and stays.
  /// Otherwise it gives `emptyCart` where nothing is to be paid, and throws `unavailable` for an
  /// unknown currency or an identifier that a payment has already.
  ///
  /// `mayReturn` says that whoever asks may ask again by this identifier: then what came of it is
  /// given first of all, and where another payment is given for it, that is remembered.
  func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp, mayReturn: Bool
  ) throws(PortError) -> PaymentOpening
  /// One atomic step: records the order and delivers it: moves its NFTs from the cart to the owner.
  ///
  /// Delivery may wait, as long as the cart is what was paid for. Done again for the same payment
  /// it gives the same order, and changes nothing but to deliver what waited.
  /// Throws `gone` for a payment that was never opened, `unavailable` for an order identifier
  /// in use.
  func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp, _ delivery: Delivery
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

extension OrderRepository {
  /// Opens a payment by an identifier that was made for this call.
  public func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp
  ) throws(PortError) -> PaymentOpening {
    try openPayment(id, in: currency, at: moment, mayReturn: false)
  }

  /// Settles a payment and delivers its order.
  public func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp
  ) throws(PortError) -> Order {
    try settle(payment, as: order, at: moment, .atOnce)
  }
}
