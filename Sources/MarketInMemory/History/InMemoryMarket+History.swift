public import Market

extension InMemoryMarket: ChangeHistory {
  /// Takes back or brings back a step, as `Reversal` decides; never throws.
  public func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    let target = log.target(of: reversal)
    let standings = standings(target.compactMap(\.change.nft))
    let outcome = reversal.outcome(for: target.map(\.change), standings, state.profile)
    guard case .done(let changes) = outcome else { return outcome }
    for change in changes {
      apply(change, at: target.first { $0.change.nft == change.nft }?.place)
    }
    log.reverse(reversal)
    return outcome
  }

  private func apply(_ change: Change, at place: Int?) {
    switch change {
    case .liked(let id): state.favorites.insert(id, at: place)
    case .unliked(let id): _ = state.favorites.remove(id)
    case .addedToCart(let id): state.cart.insert(id, at: place)
    case .removedFromCart(let id): _ = state.cart.remove(id)
    case .edited(let field, _, let new):
      state.profile.restore(field, to: new)
    case .paid, .reset: break
    }
  }
}
