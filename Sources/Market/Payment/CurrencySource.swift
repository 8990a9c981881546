/// The currencies that an order can be paid in.
public protocol CurrencySource {
  /// All of them, in the order in which they are offered.
  func currencies() throws(PortError) -> [Currency]
}
