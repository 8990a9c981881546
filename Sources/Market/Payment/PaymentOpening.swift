/// What opening a payment came to.
public enum PaymentOpening: Hashable, Sendable {
  /// The payment is pending now, or was already.
  case opened(Payment)
  /// Another payment of this world is still pending; it must be settled or closed first.
  case blocked(by: Payment)
  /// The cart as it stands, or this very payment, is paid already: by this order.
  case paid(Order)
  /// This very payment ended before, without paying.
  case declined(DeclineReason)
  /// There is nothing in the cart to pay for.
  case emptyCart
}
