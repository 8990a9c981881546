/// What a pretend payment service remembers, across processes: the first outcome of each payment.
public protocol PaymentLedger {
  /// One atomic step: keeps `outcome` if the payment has none yet, and gives the one that stands.
  func record(_ outcome: PaymentOutcome, for id: Payment.ID) throws(PortError) -> PaymentOutcome
  /// The outcome that stands; nil where there is none yet.
  func outcome(of id: Payment.ID) throws(PortError) -> PaymentOutcome?
}
