/// Lists one's own NFTs, as this world has them sorted.
public struct ListOwned {
  private let profile: any ProfileRepository
  private let nfts: any NFTSource
  private let sorts: any SortPreferences

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    profile = ports.profile
    nfts = ports.nfts
    sorts = ports.sorts
  }

  /// The owned NFTs and the sort; a sort that is given is kept for the next time.
  public func callAsFunction(
    sort: Sort<NFTKey>? = nil, _ window: Window = .all
  ) throws(PortError) -> (nfts: Page<NFTCard>, sort: Sort<NFTKey>) {
    let sort = try sorts.settle(sort, for: .owned, standard: .standardOwned)
    return (try nfts.cards(of: profile.owned(sort, window)), sort)
  }

  /// All owned NFTs by identifier, in the order in which they came.
  public func list() throws(PortError) -> [NFT.ID] {
    try profile.ownedList()
  }
}
