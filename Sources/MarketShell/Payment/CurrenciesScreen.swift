internal import Market
internal import ShellKit

/// The currencies: logo, full and short name.
struct CurrenciesScreen {
  private let currencies: [Currency]

  init(_ currencies: [Currency]) {
    self.currencies = currencies
  }

  var blocks: [Block] {
    let rows = currencies.map { currency -> [StyledText] in
      [
        StyledText(String(currency.number)), StyledText(currency.ticker, .title),
        StyledText(currency.title), Marks.picture(currency.image),
      ]
    }
    return [
      .table(
        Table(
          columns: [
            .number("No."), Table.Column("Short"), Table.Column("Name", flexibility: 1),
            Table.Column("Logo", flexibility: 3, isOptional: true),
          ], rows: rows))
    ]
  }

  var screen: Screen {
    let way: Block = .text(StyledText("To pay: pay <currency>, such as pay ETH.", .muted))
    return Screen(
      blocks + [way], json: ["items": .array(currencies.map(Self.json))], columns: Self.columns)
  }

  /// The names of what `json` gives, in its order.
  static let columns = NFTJSON.brief + ["ticker", "image"]

  static func json(_ currency: Currency) -> JSON {
    [
      "id": .string(currency.id.rawValue), "number": .integer(currency.number),
      "name": .string(currency.title), "ticker": .string(currency.ticker),
      "image": .string(currency.image.text),
    ]
  }
}
