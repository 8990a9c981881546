internal import Market

extension Change {
  /// The word that `/_/undo` and `/_/redo` have for it.
  var word: String {
    switch self {
    case .liked: "like"
    case .unliked: "unlike"
    case .addedToCart: "cart.add"
    case .removedFromCart: "cart.remove"
    case .edited(let field, _, _): "profile.\(field.rawValue)"
    case .paid: "pay"
    case .reset: "reset"
    case .acquired: "own"
    case .givenUp: "disown"
    case .delivered: "deliver"
    case .completed: "complete"
    case .restored: "restore"
    }
  }
}
