internal import Market
internal import ShellKit

/// What would go from the cart, shown before asking.
struct RemovalScreen {
  private let request: RemovalRequest

  init(_ request: RemovalRequest) {
    self.request = request
  }

  var blocks: [Block] {
    let rows = request.nfts.map { nft -> [StyledText] in
      [
        StyledText(Words.number(of: nft)), StyledText(nft.name),
        StyledText(nft.price.description, .price), Marks.picture(nft.images.first),
      ]
    }
    let table = Table(
      columns: [
        .number("No."), Table.Column("Name", flexibility: 2, minimum: 12),
        Table.Column("Price, \(Price.unit)", alignment: .right),
        Table.Column("Picture", flexibility: 3, isOptional: true),
      ], rows: rows)
    return [.paragraph("This goes from the cart:"), .table(table)]
  }

  /// What was done, and what the cart holds now.
  func done(_ cart: CartContents) -> Screen {
    let what =
      request.nfts.count == 1 ? Words.list(request.nfts) : Words.nfts(request.nfts.count)
    let left = cart.count == 0 ? ", which is empty now" : ": \(CartScreen.words(cart)) left"
    return .sentence(
      StyledText("Removed \(what) from the cart\(left)."),
      json: [
        "removed": .array(request.nfts.map { .object(NFTJSON.brief($0)) }),
        "cart": CartScreen.json(cart),
      ])
  }
}
