package import Market
internal import SQLiteKit

/// The worlds of a store, opened by one session: a server's.
///
/// A world that is made inside a batch, and undone there, is made anew when it is opened again;
/// what was opened of it before is of no use then.
package final class StoreWorlds: Worlds {
  private let store: StoreFile
  private let session: LogSession
  private let clock: Clock
  private var opened: [World.ID: SQLiteMarket] = [:]
  /// How often something had been undone when worlds were last opened.
  private var rollbacks = 0
  private static let mostOpened = 20_000

  /// Works in the store for `session`, whose row all worlds share.
  package init(_ store: StoreFile, session: Session, clock: Clock) {
    self.store = store
    self.session = LogSession(session)
    self.clock = clock
  }

  package func open(_ world: World.ID) throws(PortError) -> OpenedWorld {
    OpenedWorld(try market(world))
  }

  /// The world as an object, which is kept for the next time.
  package func market(_ world: World.ID) throws(PortError) -> SQLiteMarket {
    if rollbacks != store.database.rollbacks || opened.count >= Self.mostOpened {
      opened.removeAll(keepingCapacity: true)
      rollbacks = store.database.rollbacks
    }
    if let known = opened[world] { return known }
    let market = try store.open(world, for: session, clock: clock)
    opened[world] = market
    return market
  }

  package func worlds(_ window: Window) throws(PortError) -> Page<WorldListing> {
    try listing { (table) throws(SQLiteError) in
      let items = try table.listings("TRUE", [], window, by: "number DESC")
      return Page(items, offset: window.offset, total: try table.count())
    }
  }

  package func worlds(by lookup: Lookup, limit: Int) throws(PortError) -> [WorldListing] {
    try listing { (table) throws(SQLiteError) in
      let window = Window(limit: limit)
      switch lookup {
      case .number, .site: return []
      case .exact(let text):
        return try table.listings("name = ?", [.text(text.folded)], window, by: "name")
      case .prefix(let text):
        return try table.listings(
          "name >= ? AND name < ?", [.text(text.folded), .text(text.folded + "\u{10FFFF}")],
          window, by: "name")
      }
    }
  }

  private func listing<Value>(
    _ read: (WorldList) throws(SQLiteError) -> Value
  ) throws(PortError) -> Value {
    try store.failures.translating { () throws(SQLiteError) in
      try store.database.snapshot { () throws(SQLiteError) in
        try read(WorldList(database: store.database))
      }
    }
  }
}
