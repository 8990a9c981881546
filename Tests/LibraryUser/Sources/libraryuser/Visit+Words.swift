import Market

extension Visit {
  /// A cart in one line.
  func words(_ cart: CartContents) -> String {
    if cart.count == 0 { return "empty" }
    let names = cart.nfts.map(\.name).joined(separator: ", ")
    return "\(names), \(cart.total) ETH together"
  }

  /// What undoing came to, in a sentence.
  func words(_ outcome: ReversalOutcome) -> String {
    switch outcome {
    case .nothing: "There is nothing to take back."
    case .barrier(.paid): "A payment is not taken back."
    case .barrier: "This is not taken back."
    case .overtaken: "It was changed again since, and stays."
    case .done: "That is taken back."
    }
  }
}
