package import Market

/// A payment service of the simplest kind: it accepts, unless it was told to cancel before.
package final class AcceptingGateway: PaymentGateway {
  private var outcomes: [Payment.ID: PaymentOutcome] = [:]
  /// How many payments took money.
  package var accepted: Int { outcomes.values.count { $0 == .accepted } }

  /// Begins without outcomes.
  package init() {}

  /// Accepts a payment without outcome.
  package func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    settle(payment.id, .accepted)
  }

  /// Declines a payment without outcome.
  package func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    settle(id, .declined(.cancelled))
  }

  private func settle(_ id: Payment.ID, _ outcome: PaymentOutcome) -> PaymentOutcome {
    let standing = outcomes[id] ?? outcome
    outcomes[id] = standing
    return standing
  }
}
