internal import Market
internal import ShellKit

extension MarketSession {
  func undoCommands() -> [Command] {
    [
      Command(
        "undo", area: "Session", summary: "take back what you changed last in this session",
        details: ["Payments and resets can't be taken back, nor what came before them."]
      ) { [self] (_, shell) throws(Failure) in try reverse(.undo, shell) },
      Command(
        "redo", area: "Session", summary: "bring back what you took back last"
      ) { [self] (_, shell) throws(Failure) in try reverse(.redo, shell) },
    ]
  }

  private func reverse(_ reversal: Reversal, _ shell: Shell) throws(Failure) {
    let reverse = ReverseChange(ports)
    let outcome = try worded { () throws(PortError) in try reverse(reversal) }
    switch outcome {
    case .nothing:
      let words = reversal == .undo ? "undo" : "redo"
      throw Failure("\(words).nothing", "There is nothing to \(words) in this session.")
    case .barrier(let change):
      throw Failure("undo.barrier", try barrier(change))
    case .overtaken(let change):
      throw Failure(
        "\(reversal.rawValue).overtaken",
        "\(try words(change)), and that was changed since: nothing was changed now.")
    case .done(let changes):
      var sentences: [String] = []
      for change in changes { sentences.append(try words(change) + ".") }
      shell.show(
        .sentence(
          StyledText(sentences.joined(separator: " ")),
          json: ["changes": .array(changes.map(Self.json))]))
    }
  }

  private func barrier(_ change: Change) throws(Failure) -> String {
    guard case .paid(let id) = change else {
      return "The world was reset: that can't be undone, nor what came before it."
    }
    let order = try worded { () throws(PortError) in
      try ports.orders.orders(by: .exact(SearchText(id.rawValue)), limit: 1).first
    }
    let name = order.map { "Order \($0.number)" } ?? "An order"
    return "\(name) was paid: that can't be undone, nor what came before it."
  }

  /// `"Fox" (1) is in the cart`.
  private func words(_ change: Change) throws(Failure) -> String {
    switch change {
    case .liked(let id): "\(try name(id)) is among the favourites"
    case .unliked(let id): "\(try name(id)) is not among the favourites"
    case .addedToCart(let id): "\(try name(id)) is in the cart"
    case .removedFromCart(let id): "\(try name(id)) is not in the cart"
    case .edited(let field, _, let new):
      "The \(field.rawValue) is \(new.isEmpty ? "empty" : Quotation.of(new))"
    case .paid, .reset: try barrier(change)
    }
  }

  private func name(_ id: NFT.ID) throws(Failure) -> String {
    let nft = try worded { () throws(PortError) in try ports.nfts.nft(id) }
    return nft.map(Words.title) ?? Quotation.of(id.rawValue)
  }

  private static func json(_ change: Change) -> JSON {
    switch change {
    case .liked(let id): ["liked": .string(id.rawValue)]
    case .unliked(let id): ["unliked": .string(id.rawValue)]
    case .addedToCart(let id): ["added": .string(id.rawValue)]
    case .removedFromCart(let id): ["removed": .string(id.rawValue)]
    case .edited(let field, _, let new): [(field.rawValue): .string(new)]
    case .paid, .reset: .null
    }
  }
}
