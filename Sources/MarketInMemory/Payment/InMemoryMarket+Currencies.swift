public import Market

extension InMemoryMarket: CurrencySource {
  /// The currencies of the seed; never throws.
  public func currencies() throws(PortError) -> [Currency] {
    seed.currencies
  }
}
