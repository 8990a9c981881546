public import Market

/// Worlds in memory, beside each other over one catalog.
///
/// Use it from one place at a time.
public final class InMemoryWorlds: Worlds {
  private let seed: WorldSeed
  private let catalog: SortedCatalog
  private let clock: Clock
  private var worlds: [World.ID: (market: InMemoryMarket, createdAt: Timestamp)] = [:]
  /// In the order in which they were made.
  private var order: [World.ID] = []

  /// Begins with the local world alone; `clock` dates worlds and what changes in them.
  public init(
    seed: WorldSeed, collation: any Collation = FoldedCollation(), clock: Clock
  ) {
    self.seed = seed
    self.clock = clock
    catalog = SortedCatalog(seed: seed, collation: collation)
    add(World.local)
  }

  /// Opens a world, which is made where it was never used; throws `full` for one too many.
  public func open(_ world: World.ID) throws(PortError) -> OpenedWorld {
    if let known = worlds[world] { return OpenedWorld(known.market) }
    guard worlds.count < World.mostKept else {
      throw PortError(.full, "there are \(World.mostKept) worlds, the most there may be")
    }
    return OpenedWorld(add(world))
  }

  /// The worlds, the latest made first; never throws.
  public func worlds(_ window: Window) throws(PortError) -> Page<WorldListing> {
    let ids = window.cut(Array(order.reversed()))
    return Page(try listings(of: ids), offset: window.offset, total: order.count)
  }

  /// The worlds that `Lookup.found` finds; never throws.
  public func worlds(by lookup: Lookup, limit: Int) throws(PortError) -> [WorldListing] {
    lookup.found(in: try listings(of: order), limit: limit)
  }

  @discardableResult
  private func add(_ world: World.ID) -> InMemoryMarket {
    let market = InMemoryMarket(seed: seed, catalog: catalog, clock: clock)
    worlds[world] = (market, clock.now())
    order.append(world)
    return market
  }

  private func listings(of ids: [World.ID]) throws(PortError) -> [WorldListing] {
    let sorted = order.sorted { left, right in
      left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
    var listings: [WorldListing] = []
    for id in ids {
      guard let world = worlds[id], let place = sorted.firstIndex(of: id) else { continue }
      listings.append(
        WorldListing(
          id: id,
          shortName: World.shortName(
            of: id, after: place > 0 ? sorted[place - 1] : nil,
            before: place + 1 < sorted.count ? sorted[place + 1] : nil),
          summary: try world.market.summary(), createdAt: world.createdAt,
          changedAt: world.market.log.changedAt))
    }
    return listings
  }
}
