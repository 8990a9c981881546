package import Market

/// A payment service that never takes money.
package final class DecliningGateway: PaymentGateway {
  /// There is nothing to remember: the outcome is always the same.
  package init() {}

  package func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    .declined(.refused)
  }

  package func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    .declined(.refused)
  }
}
