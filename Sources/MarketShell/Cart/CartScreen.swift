internal import Market
internal import ShellKit

/// The cart: its NFTs, how many they are, and their exact total; or how to fill it.
struct CartScreen {
  private let cart: CartContents
  private let sort: Sort<NFTKey>

  init(_ cart: CartContents, _ sort: Sort<NFTKey>) {
    self.cart = cart
    self.sort = sort
  }

  /// The rows as a page.
  var page: Page<NFTCard> {
    let cards = cart.nfts.map { NFTCard(nft: $0, standing: Standing(isInCart: true)) }
    return Page(cards, offset: cart.offset, total: cart.count)
  }

  var screen: Screen {
    let table = NFTTable(page, [.name, .rating, .price, .picture])
    let empty: [Block] = [.paragraph("The cart is empty. To fill it: cart add <id>.")]
    let list = [
      table.block, Footer.block(page, "NFT", sort.words),
      .paragraph("Total \(Words.amount(cart.total), .price). To pay: pay <currency>."),
    ]
    return Screen(
      cart.count == 0 ? empty : list, json: json, columns: NFTJSON.columns, rows: table.targets,
      firstRow: cart.offset + 1)
  }

  /// `2 NFTs, 31.49 ETH`.
  static func words(_ cart: CartContents) -> String {
    "\(Words.nfts(cart.count)), \(Words.amount(cart.total))"
  }

  /// Count and total, as the answers of changing commands carry them.
  static func json(_ cart: CartContents) -> JSON {
    [
      "count": .integer(cart.count), "total": .string(cart.total.description),
      "currency": .string(Price.unit),
    ]
  }

  private var json: JSON {
    .object(
      Footer.json(page, cart.nfts.map { .object(NFTJSON.nft($0)) }) + [
        ("total", .string(cart.total.description)), ("currency", .string(Price.unit)),
        ("sort", sort.json),
      ])
  }
}
