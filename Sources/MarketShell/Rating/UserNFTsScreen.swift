internal import Market
internal import ShellKit

/// What a user holds.
struct UserNFTsScreen {
  private let user: User
  private let page: Page<NFTCard>

  init(_ user: User, _ page: Page<NFTCard>) {
    self.user = user
    self.page = page
  }

  var screen: Screen {
    let table = NFTTable(page, [.heart, .name, .rating, .price, .cart, .picture])
    let head: Block = .text("\(user.name, .title) holds:")
    let empty: [Block] = [.paragraph("\(user.name, .title) has no NFTs.")]
    return Screen(
      page.total == 0
        ? empty
        : (page.offset == 0 ? [head] : []) + [table.block, Footer.block(page, "NFT")],
      json: .object(Footer.json(page, page.items.map(NFTJSON.card))),
      columns: NFTJSON.cardColumns, rows: table.targets, firstRow: page.offset + 1)
  }
}
