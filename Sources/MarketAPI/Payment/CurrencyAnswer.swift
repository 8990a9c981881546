package import Market

/// A currency in the answer of any generation.
package struct CurrencyAnswer: Decodable, Sendable {
  private let id, title, name: String
  private let number: Int?
  private let ticker: String?
  private let image: Link

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    id = try fields.text("id")
    title = try fields.text("title")
    name = try fields.text("name")
    number = fields.text(ifAny: "number").flatMap { Int($0) }
    ticker = fields.text(ifAny: "ticker")
    image = try fields.link("image")
  }

  /// The currency; without a number of its own it has the one given, its place in the list from 1.
  package func currency(numbered place: Int) -> Currency {
    Currency(
      id: Currency.ID(id), number: number ?? place, title: title, ticker: ticker ?? name,
      longTicker: name, image: image)
  }
}
