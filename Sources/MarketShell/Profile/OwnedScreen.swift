internal import Market
internal import ShellKit

/// One's own NFTs, or how to come by one.
struct OwnedScreen {
  private let page: Page<NFTCard>
  private let sort: Sort<NFTKey>

  init(_ page: Page<NFTCard>, _ sort: Sort<NFTKey>) {
    self.page = page
    self.sort = sort
  }

  var screen: Screen {
    let table = NFTTable(page, [.heart, .name, .author, .rating, .price, .picture])
    let empty: [Block] = [
      .paragraph("You don't have any NFTs yet. To buy one: cart add <id>, then pay <currency>.")
    ]
    return Screen(
      page.total == 0 ? empty : [table.block, Footer.block(page, "NFT", sort.words)],
      json: .object(
        Footer.json(page, page.items.map(NFTJSON.card)) + [("sort", sort.json)]),
      columns: NFTJSON.cardColumns, rows: table.targets, firstRow: page.offset + 1)
  }
}
