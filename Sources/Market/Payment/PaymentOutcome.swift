/// What the payment service says of a payment. Being declined is an outcome, not an error.
public enum PaymentOutcome: Hashable, Sendable {
  /// The money was taken.
  case accepted
  /// No money was taken, and none will be.
  case declined(DeclineReason)
}
