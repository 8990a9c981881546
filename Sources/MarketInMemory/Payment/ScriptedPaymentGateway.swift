public import Market

/// A pretend payment service that accepts and declines as its mood says.
///
/// ```swift
/// let gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger())
/// gateway.mood = .declineNext
/// ```
public final class ScriptedPaymentGateway: PaymentGateway, GatewayControl {
  /// How it behaves from now on; it begins `normal`.
  public var mood = GatewayMood.normal
  private let ledger: any PaymentLedger

  /// Remembers outcomes in `ledger`, which may outlive it.
  public init(ledger: any PaymentLedger) {
    self.ledger = ledger
  }

  /// Decides by mood, unless the payment has an outcome; throws what the ledger throws.
  public func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    if let standing = try ledger.outcome(of: payment.id) { return standing }
    let outcome = mood == .normal ? PaymentOutcome.accepted : .declined(.refused)
    let standing = try ledger.record(outcome, for: payment.id)
    if mood == .declineNext, standing == outcome { mood = .normal }
    return standing
  }

  /// Declines a payment without outcome as cancelled; throws what the ledger throws.
  public func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    try ledger.record(.declined(.cancelled), for: id)
  }
}
