public import Market

extension InMemoryMarket: ProfileRepository {
  /// The profile as it was last edited; never throws.
  public func profile() throws(PortError) -> Profile {
    state.profile
  }

  /// Keeps what `decide` makes of the profile; never throws.
  public func updateProfile<Answer>(
    _ decide: (inout Profile) -> Answer
  ) throws(PortError) -> Answer {
    var profile = state.profile
    let answer = decide(&profile)
    let old = state.profile
    state.profile = profile
    log.record(
      ProfileField.allCases.filter { old[$0] != profile[$0] }
        .map { (.edited($0, from: old[$0], to: profile[$0]), nil) })
    return answer
  }

  /// The owned NFTs, sorted, in the window; never throws.
  public func owned(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> Page<NFT> {
    let nfts = catalog.nfts(state.owned.ids, sort)
    return Page(window.cut(nfts), offset: window.offset, total: nfts.count)
  }

  /// The owned NFTs by identifier, in the order in which they came; never throws.
  public func ownedList() throws(PortError) -> [NFT.ID] {
    state.owned.ids
  }

  /// Makes the owned NFTs just the known ones of `ids`; never throws.
  public func replaceOwned(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    replace(\.owned, by: ids, adding: Change.acquired, removing: Change.givenUp)
  }
}
