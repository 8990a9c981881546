import Market

/// A person's visit to the shop, told line by line: what the screens of an app would show.
struct Visit {
  private let shop: Shop
  private(set) var lines: [String] = []

  init(to shop: Shop) {
    self.shop = shop
  }

  /// From the catalog to the undo.
  mutating func tell() async throws {
    try await lookAround()
    try await changeTheCart()
    try await pay()
    try await takeBack()
  }

  private mutating func lookAround() async throws {
    let page = try await shop.catalog()
    let names = page.collections.items.map { "\($0.name) (\($0.nftCount))" }
    lines.append("The shop has \(names.joined(separator: " and ")).")
    guard let first = page.collections.items.first, let opened = try await shop.open(first.id)
    else { return }
    let cards = opened.nfts.items.map { "\($0.nft.name) for \($0.nft.price) ETH" }
    lines.append("\(first.name), by \(first.author), holds \(cards.joined(separator: ", ")).")
    let added = try await shop.add(opened.nfts.items.map(\.nft.id))
    lines.append("\(added.count) of them go into the cart.")
  }

  private mutating func changeTheCart() async throws {
    let cart = try await shop.cart(sort: Sort(.price))
    lines.append("The cart: \(words(cart)).")
    guard let cheapest = cart.nfts.first else { return }
    let request = try await shop.askToRemove(cheapest.id)
    let names = request.nfts.map(\.name).joined(separator: ", ")
    lines.append("Remove \(names) for \(request.total) ETH? Yes.")
    try await shop.remove(request)
    lines.append("The cart: \(words(try await shop.cart())).")
  }

  private mutating func pay() async throws {
    guard let currency = try await shop.currencies().first else { return }
    await shop.declineNextPayment()
    for _ in 1...2 {
      switch try await shop.pay(in: currency.id) {
      case .declined(let reason):
        let cart = try await shop.cart()
        lines.append("The payment did not go through (\(reason.rawValue)).")
        lines.append("The cart: \(words(cart)).")
      case .paid(let order):
        let names = order.items.map(\.name).joined(separator: " and ")
        lines.append("Paid \(order.total) ETH in \(currency.title) for \(names).")
      }
    }
    for receipt in try await shop.orders().items {
      lines.append("Order \(receipt.order.number): \(receipt.order.total) ETH.")
    }
  }

  private mutating func takeBack() async throws {
    lines.append(words(try await shop.undo()))
    let birds = try await shop.catalog(searching: "bird").collections.items
    guard let id = birds.first?.id, let nft = try await shop.open(id)?.nfts.items.first?.nft else {
      return
    }
    _ = try await shop.add([nft.id])
    lines.append("\(nft.name) goes into the cart.")
    lines.append(words(try await shop.undo()))
    lines.append("The cart: \(words(try await shop.cart())).")
  }
}
