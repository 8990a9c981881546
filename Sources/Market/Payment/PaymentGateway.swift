/// The service that takes the money.
///
/// Both calls may be repeated: the first outcome of a payment stands for ever.
public protocol PaymentGateway {
  /// Takes the payment, or tells the outcome it already has.
  ///
  /// Throws `unreachable` where the outcome is not known: ask again.
  func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome
  /// Makes sure that a payment without an outcome never goes through; tells the one that stands.
  ///
  /// Throws `unreachable` where the outcome is not known: ask again.
  func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome
}
