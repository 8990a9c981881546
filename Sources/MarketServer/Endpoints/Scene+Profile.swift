internal import HTTPKit
internal import Market
internal import MarketAPI

/// The profile, with what it likes and what it owns (API contract 1.5, rule 4).
extension Scene {
  func profile(_ id: APIIdentifier) throws(Refusal) -> Answer {
    try checkProfile(id)
    return versioned(try body(), .read(.profile))
  }

  /// All of a request is done, or nothing: what it throws undoes the parts before.
  func editProfile(_ id: APIIdentifier) throws(Refusal) -> Answer {
    try checkProfile(id)
    let fields = try fields()
    let update = try understood { () throws(APIBodyError) in try ProfileUpdate(fields) }
    let likes = try list(update.likes)
    let owned = try list(update.nfts)
    try checkVersion { () throws(Refusal) in try body() }
    if !update.edits.isEmpty { try edit(update.edits) }
    let kept = try Refusal.lifting { () throws(PortError) in
      (
        try likes.map { ids throws(PortError) in try ReplaceFavorites(ports)(ids) },
        try owned.map { ids throws(PortError) in try ReplaceOwned(ports)(ids) }
      )
    }
    return versioned(try body(), .editedProfile(update.edits, likes: kept.0, nfts: kept.1))
  }

  private func edit(_ edits: [ProfileEdit]) throws(Refusal) {
    do throws(ProfileError) {
      _ = try EditProfile(ports)(edits)
    } catch {
      if case .port(let error) = error { throw .port(error) }
      throw .problem(
        APIProblem(
          status: 422, code: error.code, detail: "\(error.sentence) Nothing was changed.",
          expected: error.expectation))
    }
  }

  private func list(_ update: ListUpdate) throws(Refusal) -> [NFT.ID]? {
    switch update {
    case .keep: nil
    case .replace(let identifiers): try nfts(identifiers)
    }
  }

  private func body() throws(Refusal) -> [UInt8] {
    try Refusal.lifting { () throws(PortError) in
      renderer.profile(
        try ports.profile.profile(), owning: try ListOwned(ports).list(),
        liking: try ListFavorites(ports).list())
    }
  }

  private func checkProfile(_ id: APIIdentifier) throws(Refusal) {
    let own = try Refusal.lifting { () throws(PortError) in try ports.profile.profile().id }
    if !id.isOwn(own.rawValue) { throw .notFound("profile", id, nearest: "1") }
  }
}
