internal import Market
internal import ShellKit

/// The paid orders, or how to come by one.
struct OrdersScreen {
  private let page: Page<Receipt>

  init(_ page: Page<Receipt>) {
    self.page = page
  }

  var screen: Screen {
    let empty: [Block] = [
      .paragraph("You have no orders yet. To buy: cart add <id>, then pay <currency>.")
    ]
    let targets = page.items.map { RowTarget(Kind.order, $0, leadingTo: nil) }
    return Screen(
      page.total == 0 ? empty : [.table(table), Footer.block(page, "order", "latest first")],
      json: .object(Footer.json(page, page.items.map(ReceiptScreen.json))),
      columns: ReceiptScreen.columns, rows: targets, firstRow: page.offset + 1)
  }

  private var table: Table {
    let rows = page.items.enumerated().map { index, receipt -> [StyledText] in
      let order = receipt.order
      return [
        StyledText("#\(page.offset + index + 1)", .muted), StyledText(String(order.number)),
        StyledText(order.paidAt.readable), StyledText(String(order.items.count)),
        StyledText(order.total.description, .price),
        StyledText(receipt.currency?.ticker ?? order.currency.rawValue),
        StyledText(order.id.rawValue, .muted),
      ]
    }
    return Table(
      columns: [
        Table.Column("#", alignment: .right), .number("No."), Table.Column("Paid"),
        .number("NFTs"), Table.Column("Total, \(Price.unit)", alignment: .right),
        Table.Column("In"), Table.Column("Order", flexibility: 3, isOptional: true),
      ], rows: rows)
  }
}
