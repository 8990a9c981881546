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

  /// Keeps the state as it is, unless there are too many kept; never throws.
  public func snapshot(
    named name: SnapshotName, at moment: Timestamp
  ) throws(PortError) -> Bool {
    guard saved[name] != nil || saved.count < WorldSnapshot.mostKept else { return false }
    saved[name] = (state, moment)
    return true
  }

  /// Goes back to a kept state; never throws.
  public func restore(named name: SnapshotName) throws(PortError) -> Bool {
    guard let kept = saved[name] else { return false }
    state = kept.state
    state.requests = []
    state.payments.forgetOriginals()
    log.record([(.restored(name.text), nil)])
    return true
  }

  /// The kept states; never throws.
  public func snapshots() throws(PortError) -> [WorldSnapshot] {
    let names = saved.keys.sorted { left, right in
      left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
    return names.compactMap { name in
      saved[name].map { WorldSnapshot(name: name, takenAt: $0.takenAt) }
    }
  }
}
