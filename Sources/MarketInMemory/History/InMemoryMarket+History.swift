public import Market

extension InMemoryMarket: ChangeHistory {
  /// Takes back or brings back a step, as `Reversal` decides; never throws.
  ///
  /// No order waits for its delivery while a change of the cart could be reversed: paying is a
  /// barrier, and the next change of the cart delivers.
  public func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    let target = log.target(of: reversal)
    let standings = standings(target.compactMap(\.change.nft))
    let outcome = reversal.outcome(for: target.map(\.change), standings, state.profile)
    guard case .done(let changes) = outcome else { return outcome }
    let reversed = reversal == .undo ? target.reversed() : target
    for (change, entry) in zip(changes, reversed) { apply(change, at: entry.place) }
    log.reverse(reversal)
    return outcome
  }

  /// `place` is where the change that is reversed took something from.
  private func apply(_ change: Change, at place: Int?) {
    switch change {
    case .liked(let id): state.favorites.insert(id, at: place)
    case .unliked(let id): _ = state.favorites.remove(id)
    case .addedToCart(let id): state.cart.insert(id, at: place)
    case .removedFromCart(let id): _ = state.cart.remove(id)
    case .acquired(let id): state.owned.insert(id, at: place)
    case .givenUp(let id): _ = state.owned.remove(id)
    case .edited(let field, _, let new):
      state.profile.restore(field, to: new)
    case .paid, .delivered, .completed, .reset, .restored: break
    }
  }
}
