package import Market

extension RemoteMarket: CurrencySource {
  /// The currencies of the server, in its order.
  package func currencies() throws(PortError) -> [Currency] {
    try catalog.currencies()
  }
}
