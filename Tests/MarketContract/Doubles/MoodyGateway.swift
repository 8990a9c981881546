import Market

/// A payment service that accepts in its normal mood and declines in any other.
final class MoodyGateway: PaymentGateway {
  var mood = GatewayMood.normal

  func charge(_ payment: Payment) throws(PortError) -> PaymentOutcome {
    mood == .normal ? .accepted : .declined(.refused)
  }

  func cancel(_ id: Payment.ID) throws(PortError) -> PaymentOutcome {
    .declined(.cancelled)
  }
}
