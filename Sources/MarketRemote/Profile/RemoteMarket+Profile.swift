package import Market
internal import MarketAPI

extension RemoteMarket: ProfileRepository {
  /// The profile as it is now.
  package func profile() throws(PortError) -> Profile {
    try person().value.profile
  }

  /// Reads the profile, lets `decide` change it, and sends the fields that it changed.
  ///
  /// Throws `refused` where the server kept another name or description.
  package func updateProfile<Answer>(
    _ decide: (inout Profile) -> Answer
  ) throws(PortError) -> Answer {
    for _ in 0..<Self.mostChanges {
      let seen = try person()
      var profile = seen.value.profile
      let answer = decide(&profile)
      let changed = ProfileField.allCases.filter { profile[$0] != seen.value.profile[$0] }
      if changed.isEmpty { return answer }
      let body = APIClientBody(
        changed.map { (name: Self.key(of: $0), value: profile[$0]) },
        asJSON: Self.isNumbered(profile.id.rawValue))
      guard let kept = try put(body, over: seen)?.profile else { continue }
      try check(
        kept.name == profile.name && kept.description == profile.description, "profile")
      return answer
    }
    throw keepsChanging("the profile")
  }

  /// The owned NFTs as they are now, sorted.
  package func owned(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> Page<NFT> {
    let nfts = sorted(try catalog.nfts(try person().value.nfts), sort)
    return Page(window.cut(nfts), offset: window.offset, total: nfts.count)
  }

  /// The owned NFTs by identifier.
  package func ownedList() throws(PortError) -> [NFT.ID] {
    try person().value.nfts
  }

  /// Makes the owned NFTs just `ids`, and gives what the server kept of them.
  package func replaceOwned(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    for _ in 0..<Self.mostChanges {
      let seen = try person()
      let body = APIClientBody(
        "nfts", ids.eachOnce.map(\.rawValue),
        asJSON: Self.isNumbered(seen.value.profile.id.rawValue))
      if let kept = try put(body, over: seen) { return kept.nfts }
    }
    throw keepsChanging("the list of owned NFTs")
  }

  private static func key(of field: ProfileField) -> String {
    field == .website ? "website" : field.rawValue
  }
}
