internal import Market
internal import ShellKit

extension MarketSession {
  func worldCommands() -> [Command] {
    [
      Command(
        "open", area: "Session", [Command.Argument("<row|link>")],
        summary: "open a picture, site or link in the system's browser", run: open),
      Command(
        "reset", area: "Session", summary: "take your world back to its beginning, after asking",
        details: [
          "The profile, favourites, cart, own NFTs, orders and sorts become what they were first."
        ], run: reset),
    ]
  }

  private func open(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let word = call.arguments[0]
    guard RowReferences.isReference(word) else {
      guard let link = Link(word) else {
        throw .usage(
          "open", "\(Quotation.of(word)) is neither a row such as #3 nor an http address.")
      }
      try open(link, of: "The link", shell)
      return
    }
    let target = try shell.rows.target(of: word)
    try open(target.address.flatMap { Link($0) }, of: "Row \(word)", shell)
  }

  /// Hands an address to the system's browser, or prints it where there is none.
  func open(_ link: Link?, of whose: String, _ shell: Shell) throws(Failure) {
    guard let link else {
      throw Failure("link.none", "\(whose) has no link to open.")
    }
    let isOpened = surroundings.open(link.text)
    let text: StyledText = .link(link.text, to: link.text, otherwise: .label)
    shell.show(
      .sentence(
        isOpened ? "Opened \(text) in the browser." : text,
        json: ["link": .string(link.text), "opened": .bool(isOpened)]))
  }

  private func reset(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let reset = ResetWorld(ports)
    let request = try worded { () throws(PortError) in try reset.request() }
    shell.preview([
      .paragraph(
        """
        This goes: \(Words.nfts(request.cart)) in the cart, \(Words.nfts(request.owned)) of your \
        own, \(Words.counted(request.favorites, "favourite")), \
        \(Words.counted(request.orders, "order")), your profile and sorts. Then all is as it was \
        first.
        """)
    ])
    guard try shell.confirm("Reset?") else {
      shell.show(.sentence("Nothing was reset.", json: ["reset": false]))
      return
    }
    try worded { () throws(PortError) in try reset.confirm(request) }
    shell.show(.sentence("The world is as it was first.", json: ["reset": true]))
  }
}
