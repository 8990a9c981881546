import Market

extension PaymentResult {
  /// Whether there is an order.
  var isPaid: Bool {
    if case .paid = self { true } else { false }
  }
}
