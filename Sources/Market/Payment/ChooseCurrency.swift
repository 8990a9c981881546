/// Finds the currency that a person means, or lists all there are.
public struct ChooseCurrency {
  private let currencies: any CurrencySource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    currencies = ports.currencies
  }

  /// All currencies, in the order in which they are offered.
  public func all() throws(PortError) -> [Currency] {
    try currencies.currencies()
  }

  /// The currency that `word` names: a number, a ticker in any case, or a title; nil for none.
  public func callAsFunction(_ word: String) throws(PortError) -> Currency? {
    try currencies.currencies().first { $0.isMeant(by: word) }
  }
}
