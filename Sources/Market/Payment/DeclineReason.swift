/// Why a payment did not go through; the raw value is its stable code.
public enum DeclineReason: String, CaseIterable, Sendable {
  /// The payment service refused it.
  case refused = "payment.declined"
  /// It was cancelled before it was made, because the cart changed or another took its place.
  case cancelled = "payment.cancelled"
}
