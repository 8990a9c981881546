public import Market

/// A pretend payment service that accepts and declines as its mood says.
///
/// ```swift
/// let gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger())
/// gateway.mood = .declineNext
/// ```
public final class ScriptedPaymentGateway: PaymentGateway, GatewayControl {
  private let behavior: GatewayBehavior
  private let ledger: any PaymentLedger
  private let wait: (Int) -> Void

  /// Remembers outcomes in `ledger`, which may outlive it; `wait` lets milliseconds pass.
  ///
  /// Several that share `behavior` are one service, whichever thread each of them works on.
  public init(
    ledger: any PaymentLedger, behavior: GatewayBehavior = GatewayBehavior(),
    wait: @escaping (Int) -> Void = { _ in }
  ) {
    self.behavior = behavior
    self.ledger = ledger
    self.wait = wait
  }

  /// How it behaves from now on; it begins `normal`.
  public var mood: GatewayMood {
    get { behavior.mood }
    set { behavior.mood = newValue }
  }

  /// How long a charge takes to answer, in milliseconds; 0 or less answers at once.
  public var delay: Int {
    get { behavior.delay }
    set { behavior.delay = newValue }
  }

  /// Decides by mood, unless the payment has an outcome; throws what the ledger throws, and
  /// `unreachable` while the service is unavailable. What was decided stands before the wait.
  public func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    defer { if delay > 0 { wait(delay) } }
    try answer()
    if let standing = try ledger.outcome(of: payment.id) { return standing }
    let outcome: PaymentOutcome =
      switch mood {
      case .declineNext, .declineAll: .declined(.refused)
      case .normal, .unavailable: .accepted
      }
    let standing = try ledger.record(outcome, for: payment.id)
    if outcome != .accepted, standing == outcome { behavior.declined() }
    return standing
  }

  /// Declines a payment without outcome as cancelled; throws as `charge` does.
  public func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    try answer()
    return try ledger.record(.declined(.cancelled), for: id)
  }

  private func answer() throws(PortError) {
    if behavior.answers() { return }
    throw PortError(.unreachable, "the payment service does not answer")
  }
}
