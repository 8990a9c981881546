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
  var log = StepLog()

  /// Begins where `seed` begins; names are ordered by `collation`.
  ///
  /// Favourites, cart and owned NFTs that the seed lacks are passed over.
  public init(seed: WorldSeed, collation: any Collation = FoldedCollation()) {
    self.seed = seed
    catalog = SortedCatalog(seed: seed, collation: collation)
    state = WorldState(seed: seed)
  }

  /// The NFTs with these identifiers, in this order.
  func nfts(_ ids: [NFT.ID]) -> [NFT] {
    ids.compactMap { catalog.nfts[$0] }
  }
}
