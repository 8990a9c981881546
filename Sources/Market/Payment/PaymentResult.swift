/// What paying came to.
public enum PaymentResult: Hashable, Sendable {
  /// The order is paid and recorded; its NFTs are owned, and gone from the cart.
  case paid(Order)
  /// The payment did not go through; the cart is as it was.
  case declined(DeclineReason)
}
