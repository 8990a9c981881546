internal import Market
internal import ShellKit

/// A paid order: its identity, time, NFTs, total and currency.
struct ReceiptScreen {
  private let receipt: Receipt

  init(_ receipt: Receipt) {
    self.receipt = receipt
  }

  /// The receipt right after paying, with the way back.
  var paid: Screen {
    var screen = screen
    let success: StyledText = "\("The payment went through.", .success) Congratulations!"
    screen.blocks.insert(.paragraph(success), at: 0)
    screen.blocks.append(
      .text(StyledText("Yours now: my. Back to the cart: cart.", .muted)))
    return screen
  }

  var screen: Screen {
    let order = receipt.order
    let rows = order.items.enumerated().map { index, item -> [StyledText] in
      [
        StyledText("#\(index + 1)", .muted),
        StyledText(Self.number(of: item)),
        StyledText(item.name), StyledText(item.price.description, .price),
      ]
    }
    let table = Table(
      columns: [
        Table.Column("#", alignment: .right), .number("No."),
        Table.Column("Name", flexibility: 1, minimum: 12),
        Table.Column("Price, \(Price.unit)", alignment: .right),
      ], rows: rows)
    let facts: [(label: String, value: StyledText)] = [
      ("Order", "\(order.number, .title) (\(order.id.rawValue))"),
      ("Paid", StyledText(order.paidAt.readable)),
      ("Currency", StyledText(Self.words(receipt.currency, order.currency))),
      ("Total", "\(Words.amount(order.total), .price) for \(Words.nfts(order.items.count))"),
    ]
    let targets = order.items.map { item in
      RowTarget(
        kind: Kind.nft, id: item.nft.rawValue,
        offer: Offer(word: Self.number(of: item), name: item.name))
    }
    return Screen(
      [.facts(facts), .blank, .table(table)], json: Self.json(receipt), rows: targets)
  }

  private static func number(of item: OrderItem) -> String {
    item.number.map { String($0) } ?? String(item.nft.rawValue.prefix(8))
  }

  /// Tells of an order that an earlier payment, cut short, had paid.
  static func completed(_ order: Order) -> Block {
    .paragraph(
      """
      An earlier payment went through: order \(order.number), \(Words.amount(order.total)) for \
      \(Words.nfts(order.items.count)).
      """)
  }

  static func words(_ currency: Currency?, _ id: Currency.ID) -> String {
    currency.map { "\($0.title) (\($0.ticker))" } ?? id.rawValue
  }

  /// The names of what `json` gives, in its order; those of the currency are below one of its own.
  static let columns =
    ["id", "number", "paidAt", "total", "currency"]
    + CurrenciesScreen.columns.map { "paidIn.\($0)" } + ["nfts"]

  static func json(_ receipt: Receipt) -> JSON {
    let order = receipt.order
    let nfts = order.items.map { item -> JSON in
      [
        "id": .string(item.nft.rawValue), "number": item.number.map(JSON.integer) ?? .null,
        "name": .string(item.name), "price": .string(item.price.description),
        "currency": .string(Price.unit),
      ]
    }
    return [
      "id": .string(order.id.rawValue), "number": .integer(order.number),
      "paidAt": .string(order.paidAt.description), "total": .string(order.total.description),
      "currency": .string(Price.unit),
      "paidIn": receipt.currency.map(CurrenciesScreen.json) ?? .null, "nfts": .array(nfts),
    ]
  }
}
