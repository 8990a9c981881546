public import Market

/// A currency as JSON (API contract 1.3), with the number and the short ticker that seeds add.
public struct CurrencyPayload: Codable, Sendable {
  /// The identifier of the earlier generations.
  public var number: Int?
  /// The identifier of the later generations: a small number as text, from 0.
  public var id: String
  /// The full name.
  public var title: String
  /// The short name of the later generations: `ETHEREUM`.
  public var name: String
  /// The short name of the earlier generations: `ETH`; nil in answers of servers.
  public var ticker: String?
  /// The address of the logo.
  public var image: String

  /// The domain's currency; throws the first field that is not what the contract says.
  public func currency(numbered fallback: Int) throws(PayloadError) -> Currency {
    Currency(
      id: Currency.ID(try PayloadChecks.text(id, "id")),
      number: try PayloadChecks.number(number) ?? fallback,
      title: try PayloadChecks.text(title, "title"),
      ticker: try PayloadChecks.text(ticker ?? name, "ticker"),
      longTicker: try PayloadChecks.text(name, "name"),
      image: try PayloadChecks.link(image, "image"))
  }
}
