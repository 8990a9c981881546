public import Market

extension InMemoryMarket: WorldRepository {
  /// Counts what the world holds; never throws.
  public func summary() throws(PortError) -> WorldSummary {
    WorldSummary(
      cart: state.cart.ids.count, favorites: state.favorites.ids.count,
      owned: state.owned.ids.count, orders: state.payments.orders.count)
  }

  /// Begins again at the seed; never throws.
  public func reset() throws(PortError) {
    state = WorldState(seed: seed)
    log.record([(.reset, nil)])
  }
}
