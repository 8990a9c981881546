/// A currency that an order can be paid in.
public struct Currency: Hashable, Sendable {
  /// Names a currency: a small number as text (API contract 2).
  public typealias ID = Identifier<Currency>
  /// The opaque identity.
  public let id: ID
  /// The small number that people type, counted from 1.
  public let number: Int
  /// The full name, as `Ethereum`.
  public let title: String
  /// The short name, as `ETH`.
  public let ticker: String
  /// The longer short name that later servers send, as `ETHEREUM`; often the same as `ticker`.
  public let longTicker: String
  /// Its logo.
  public let image: Link

  /// Takes everything as it is.
  public init(
    id: ID, number: Int, title: String, ticker: String, longTicker: String, image: Link
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.ticker = ticker
    self.longTicker = longTicker
    self.image = image
  }

  /// Whether a person who typed `word` means this currency: its number, or any of its names.
  public func isMeant(by word: String) -> Bool {
    let text = SearchText(word)
    return word == String(number)
      || [ticker, longTicker, title].contains { SearchText($0) == text }
  }
}
