internal import Market
internal import ShellKit

extension MarketSession {
  func cartCommands() -> [Command] {
    [
      Command(
        "cart", area: "Cart", options: [.limit, .offset], summary: "show the cart and its total"
      ) { [self] (call, shell) throws(Failure) in try showCart(call, shell, sort: nil) },
      Command(
        "cart add", area: "Cart",
        [Command.Argument("<id>", isRepeated: true, candidates: nftCandidates)],
        summary: "put NFTs into the cart", details: [Help.naming, Help.several], run: addToCart),
      Command(
        "cart remove", area: "Cart", [Command.Argument("<id>", candidates: cartCandidates)],
        summary: "take an NFT out of the cart, after asking", details: [Help.naming],
        run: removeFromCart),
      Command(
        "cart clear", area: "Cart", summary: "empty the cart, after asking", run: clearCart),
      Command(
        "cart sort", area: "Cart", SortArguments.arguments(NFTKey.self),
        options: [.limit, .offset], summary: "sort the cart and show it", details: [Help.kept]
      ) { [self] (call, shell) throws(Failure) in
        try showCart(call, shell, sort: SortArguments.sort(call))
      },
    ]
  }

  private func showCart(
    _ call: Invocation, _ shell: Shell, sort: Sort<NFTKey>?
  ) throws(Failure) {
    let view = ViewCart(ports)
    try shell.list(call) { (window) throws(Failure) in
      let cart = try worded { () throws(PortError) in try view(sort: sort, window) }
      let screen = CartScreen(cart.contents, cart.sort)
      return Listing(screen.page, screen.screen)
    }
  }

  private func addToCart(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let nfts = try nfts(call.arguments, shell)
    let added = try worded(nfts) { () throws(CartError) in
      try AddToCart(ports)(nfts.map(\.id))
    }
    let change = ListChange(of: nfts, changed: added)
    let cart = try cartNow()
    shell.show(
      change.screen(
        "Added", "added", already: "in the cart already",
        after: " to the cart: \(CartScreen.words(cart))",
        members: [("cart", CartScreen.json(cart))]))
  }

  private func removeFromCart(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let nft = try nft(call.arguments[0], shell)
    let remove = RemoveFromCart(ports)
    let request = try worded([nft]) { () throws(CartError) in try remove.request(nft.id) }
    try settle(request, shell) { () throws(CartError) in try remove.confirm(request) }
  }

  private func clearCart(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let clear = ClearCart(ports)
    let request = try worded { () throws(CartError) in try clear.request() }
    try settle(request, shell) { () throws(CartError) in try clear.confirm(request) }
  }

  /// Shows what would go, asks, and lets it go or not.
  private func settle(
    _ request: RemovalRequest, _ shell: Shell, _ confirm: () throws(CartError) -> Void
  ) throws(Failure) {
    let screen = RemovalScreen(request)
    shell.preview(screen.blocks)
    guard try shell.confirm("Remove?") else {
      let cart = try cartNow()
      shell.show(
        .sentence(
          "Nothing was removed.", json: ["removed": [], "cart": CartScreen.json(cart)]))
      return
    }
    try worded(request.nfts, confirm)
    shell.show(screen.done(try cartNow()))
  }

  /// Count and total of the cart, without its rows.
  private func cartNow() throws(Failure) -> CartContents {
    try worded { () throws(PortError) in
      try ports.cart.cart(.standardCart, Window(limit: 0))
    }
  }
}
