public import Market

/// One world in memory: every port of the domain, for apps, classes and tests.
///
/// ```swift
/// let ports = MarketPorts(InMemoryMarket(seed: seed))
/// let added = try AddToCart(ports)([nft.id])
/// ```
///
/// Use it from one place at a time; whoever shares one object shares one world.
public final class InMemoryMarket {
  let seed: WorldSeed
  let catalog: SortedCatalog
  var state: WorldState
  var log: StepLog
  var saved: [SnapshotName: (state: WorldState, takenAt: Timestamp)] = [:]

  /// Begins where `seed` begins; names are ordered by `collation`.
  ///
  /// Favourites, cart and owned NFTs that the seed lacks are passed over.
  public convenience init(seed: WorldSeed, collation: any Collation = FoldedCollation()) {
    self.init(seed: seed, catalog: SortedCatalog(seed: seed, collation: collation), clock: nil)
  }

  /// Shares a catalog with other worlds; `clock` dates changes, nil where nobody asks for dates.
  init(seed: WorldSeed, catalog: SortedCatalog, clock: Clock?) {
    self.seed = seed
    self.catalog = catalog
    state = WorldState(seed: seed)
    log = StepLog(clock: clock)
  }

  /// The NFTs with these identifiers, in this order.
  func nfts(_ ids: [NFT.ID]) -> [NFT] {
    ids.compactMap { catalog.nfts[$0] }
  }
}
