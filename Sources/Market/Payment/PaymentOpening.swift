/// What opening a payment came to.
public enum PaymentOpening: Hashable, Sendable {
  /// The payment is pending now, or was already.
  case opened(Payment)
  /// Another payment of this world is still pending; it must be settled or closed first.
  case blocked(by: Payment)
  /// There is nothing in the cart to pay for.
  case emptyCart
}
