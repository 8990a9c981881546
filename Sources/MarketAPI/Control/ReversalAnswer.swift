package import Market

/// What undoing or redoing came to, as `/_/undo` and `/_/redo` answer.
package struct ReversalAnswer: Decodable, Sendable {
  /// The outcome with its changes.
  package let outcome: ReversalOutcome

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    let changes = try (fields.things("changes") as [Entry]).map(\.change)
    switch (try fields.text("outcome"), changes.first) {
    case ("nothing", _): outcome = .nothing
    case ("barrier", let change?): outcome = .barrier(change)
    case ("overtaken", let change?): outcome = .overtaken(change)
    case ("done", _): outcome = .done(changes)
    default: throw fields.fault("outcome", "is none that this version knows")
    }
  }

  private struct Entry: Decodable {
    let change: Change

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields(decoder)
      let word = try fields.text("action")
      let nft = fields.text(ifAny: "nft").map { NFT.ID($0) }
      guard let change = try Self.change(word, nft, fields) else {
        throw fields.fault("action", "is none that this version knows")
      }
      self.change = change
    }

    private static func change(
      _ word: String, _ nft: NFT.ID?, _ fields: AnswerFields
    ) throws -> Change? {
      switch word {
      case "like": nft.map(Change.liked)
      case "unlike": nft.map(Change.unliked)
      case "cart.add": nft.map(Change.addedToCart)
      case "cart.remove": nft.map(Change.removedFromCart)
      case "own": nft.map(Change.acquired)
      case "disown": nft.map(Change.givenUp)
      case "pay": .paid(Order.ID(fields.text(ifAny: "order") ?? ""))
      case "deliver": .delivered(Order.ID(fields.text(ifAny: "order") ?? ""))
      case "complete": .completed
      case "reset": .reset
      case "restore": .restored(fields.text(ifAny: "name") ?? "")
      default: edit(word, fields)
      }
    }

    private static func edit(_ word: String, _ fields: AnswerFields) -> Change? {
      guard word.hasPrefix("profile."), let before = fields.text(ifAny: "before"),
        let after = fields.text(ifAny: "after"),
        let field = ProfileField(rawValue: String(word.dropFirst("profile.".count)))
      else { return nil }
      return .edited(field, from: before, to: after)
    }
  }
}
