package import Market

/// A payment service whose every call is a step of a watch.
package final class WatchedGateway: PaymentGateway {
  private let gateway: any PaymentGateway
  private let watch: StepWatch

  /// Passes everything on to `gateway`.
  package init(_ gateway: any PaymentGateway, _ watch: StepWatch) {
    self.gateway = gateway
    self.watch = watch
  }

  package func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    try watch.step { () throws(PortError) in try gateway.charge(payment) }
  }

  package func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    try watch.step { () throws(PortError) in try gateway.cancel(id) }
  }
}
