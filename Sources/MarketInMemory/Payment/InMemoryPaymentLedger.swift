public import Market

/// A pretend payment service's memory that lasts as long as the object.
public final class InMemoryPaymentLedger: PaymentLedger {
  private var outcomes: [Payment.ID: PaymentOutcome] = [:]

  /// Begins without outcomes.
  public init() {}

  /// Keeps the first outcome of a payment and gives it from then on; never throws.
  public func record(
    _ outcome: PaymentOutcome, for id: Payment.ID
  ) throws(PortError) -> PaymentOutcome {
    let standing = outcomes[id] ?? outcome
    outcomes[id] = standing
    return standing
  }

  /// Nil for a payment without outcome; never throws.
  public func outcome(of id: Payment.ID) throws(PortError) -> PaymentOutcome? {
    outcomes[id]
  }
}
