internal import Market
internal import ShellKit

/// The liked NFTs, or how to like one.
struct FavoritesScreen {
  private let page: Page<NFTCard>

  init(_ page: Page<NFTCard>) {
    self.page = page
  }

  var screen: Screen {
    let table = NFTTable(page, [.name, .rating, .price, .cart, .picture])
    let empty: [Block] = [
      .paragraph("You don't have any favourites yet. To like one: like <id>.")
    ]
    return Screen(
      page.total == 0
        ? empty : [table.block, Footer.block(page, "favourite", "in order of liking")],
      json: .object(Footer.json(page, page.items.map(NFTJSON.card))),
      columns: NFTJSON.cardColumns, rows: table.targets, firstRow: page.offset + 1)
  }
}
