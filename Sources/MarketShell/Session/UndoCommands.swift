internal import Market
internal import ShellKit

extension MarketSession {
  func undoCommands() -> [Command] {
    [
      Command(
        "undo", area: "Session", summary: "take back what you changed last in this session",
        details: [
          "Payments and resets can't be taken back, nor what came before them.",
          "What somebody else has changed since stays as it is; the next undo passes over it.",
        ]
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
        """
        \(try past(change)), and that was changed since: it stays as it is. The next \
        \(reversal.rawValue) passes over it.
        """)
    case .done(let changes):
      var sentences: [String] = []
      for change in changes { sentences.append(try words(change) + ".") }
      shell.show(
        .sentence(
          StyledText(sentences.joined(separator: " ")),
          json: ["items": .array(changes.map(Self.json))]))
    }
  }

  private func barrier(_ change: Change) throws(Failure) -> String {
    let past =
      switch change {
      case .paid(let id): "\(try order(id)) was paid"
      case .delivered(let id): "\(try order(id)) was delivered"
      case .completed: "The cart was bought"
      case .restored(let name): "The world was taken back to \(Quotation.of(name))"
      default: "The world was reset"
      }
    return "\(past): that can't be undone, nor what came before it."
  }

  private func order(_ id: Order.ID) throws(Failure) -> String {
    let order = try worded { () throws(PortError) in
      try ports.orders.orders(by: .exact(SearchText(id.rawValue)), limit: 1).first
    }
    return order.map { "Order \($0.number)" } ?? "An order"
  }

  /// `"Fox" (1) is in the cart`.
  private func words(_ change: Change) throws(Failure) -> String {
    switch change {
    case .liked(let id): "\(try name(id)) is among the favourites"
    case .unliked(let id): "\(try name(id)) is not among the favourites"
    case .addedToCart(let id): "\(try name(id)) is in the cart"
    case .removedFromCart(let id): "\(try name(id)) is not in the cart"
    case .acquired(let id): "\(try name(id)) is among your own"
    case .givenUp(let id): "\(try name(id)) is not among your own"
    case .edited(let field, _, let new):
      "The \(field.rawValue) is \(new.isEmpty ? "empty" : Quotation.of(new))"
    case .paid, .delivered, .completed, .reset, .restored: try barrier(change)
    }
  }

  /// `“Fox” (1) was put into the cart`.
  private func past(_ change: Change) throws(Failure) -> String {
    switch change {
    case .liked(let id): "\(try name(id)) was put among the favourites"
    case .unliked(let id): "\(try name(id)) was taken off the favourites"
    case .addedToCart(let id): "\(try name(id)) was put into the cart"
    case .removedFromCart(let id): "\(try name(id)) was taken out of the cart"
    case .acquired(let id): "\(try name(id)) was put among your own"
    case .givenUp(let id): "\(try name(id)) was taken off your own"
    case .edited(let field, _, let new):
      "The \(field.rawValue) was set to \(new.isEmpty ? "nothing" : Quotation.of(new))"
    case .paid, .delivered, .completed, .reset, .restored: try barrier(change)
    }
  }

  private func name(_ id: NFT.ID) throws(Failure) -> String {
    let nft = try worded { () throws(PortError) in try ports.nfts.nft(id) }
    return nft.map(Words.title) ?? Quotation.of(id.rawValue)
  }

  private static func json(_ change: Change) -> JSON {
    let (word, id, value): (String, NFT.ID?, String?) =
      switch change {
      case .liked(let id): ("liked", id, nil)
      case .unliked(let id): ("unliked", id, nil)
      case .addedToCart(let id): ("added", id, nil)
      case .removedFromCart(let id): ("removed", id, nil)
      case .acquired(let id): ("acquired", id, nil)
      case .givenUp(let id): ("given-up", id, nil)
      case .edited(let field, _, let new): (field.rawValue, nil, new)
      case .paid: ("paid", nil, nil)
      case .delivered: ("delivered", nil, nil)
      case .completed: ("completed", nil, nil)
      case .reset: ("reset", nil, nil)
      case .restored(let name): ("restored", nil, name)
      }
    return [
      "change": .string(word), "id": id.map { .string($0.rawValue) } ?? .null,
      "value": value.map(JSON.string) ?? .null,
    ]
  }
}
