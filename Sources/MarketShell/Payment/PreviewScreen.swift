internal import Market
internal import ShellKit

/// What paying would do, without doing it.
struct PreviewScreen {
  private let cart: CartContents
  private let currency: Currency?

  init(_ cart: CartContents, in currency: Currency?) {
    self.cart = cart
    self.currency = currency
  }

  var screen: Screen {
    let paidIn = currency.map { "in \($0.title) (\($0.ticker))" } ?? "in a currency you choose"
    let page = Page(
      cart.nfts.map { NFTCard(nft: $0, standing: Standing(isInCart: true)) }, total: cart.count)
    let sentence: StyledText = """
      \(Words.amount(cart.total), .price) would be paid \(paidIn); the cart would be empty, and \
      \(Words.nfts(cart.count)) would be among your own. Nothing was changed.
      """
    return Screen(
      [NFTTable(page, [.name, .rating, .price]).block, .paragraph(sentence)],
      json: [
        "dryRun": true, "nfts": .array(cart.nfts.map { .object(NFTJSON.nft($0)) }),
        "total": .string(cart.total.description), "currency": .string(Price.unit),
        "paidIn": currency.map(CurrenciesScreen.json) ?? .null,
      ], rows: NFTTable(page, []).targets)
  }
}
