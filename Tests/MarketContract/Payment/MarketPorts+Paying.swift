import Market
import Testing

extension MarketPorts {
  /// Opens a payment named by a number.
  func opening(
    _ number: Int, in currency: Currency.ID, at moment: Int64 = 0
  ) throws -> PaymentOpening {
    try orders.openPayment(
      Make.id("f", number), in: currency, at: Timestamp(milliseconds: moment))
  }

  /// Opens a payment that must open.
  func opened(
    _ number: Int, in currency: Currency.ID, at moment: Int64 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Payment {
    let opening = try opening(number, in: currency, at: moment)
    let payment: Payment? = if case .opened(let payment) = opening { payment } else { nil }
    return try #require(payment, "\(opening)", sourceLocation: sourceLocation)
  }

  /// Settles a payment as an order named by a number.
  @discardableResult
  func settled(_ payment: Payment, as number: Int, at moment: Int64 = 0) throws -> Order {
    try orders.settle(payment, as: Make.id("f", number), at: Timestamp(milliseconds: moment))
  }
}
