package import Market
internal import MarketAPI

extension RemoteMarket: FavoritesRepository {
  /// The liked NFTs as they are now, the first liked first.
  package func favorites(_ window: Window) throws(PortError) -> Page<NFT> {
    try page(of: try person().value.likes, window)
  }

  /// Reads the likes, lets `decide` choose, and sends the whole list back, as `updateCart` does.
  package func updateFavorites<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (FavoritesChange, Answer)
  ) throws(PortError) -> Answer {
    let known = try catalog.nfts(ids).map(\.id)
    var sent: (list: [NFT.ID], answer: Answer)?
    for _ in 0..<Self.mostChanges {
      let now = try belongings()
      let likes = now.person.value.likes
      if let sent, sent.list == likes { return sent.answer }
      let (change, answer) = decide(now.standings(of: known))
      let list = Self.changed(
        likes, adding: change.like.filter(known.contains),
        removing: change.unlike.filter(known.contains))
      if list == likes { return answer }
      if let kept = try put(likes: list, over: now.person) {
        try check(Set(kept.likes) == Set(list), "list of favourites")
        return answer
      }
      sent = (list, answer)
    }
    throw keepsChanging("the list of favourites")
  }

  /// The liked NFTs by identifier.
  package func favoritesList() throws(PortError) -> [NFT.ID] {
    try person().value.likes
  }

  /// Makes the favourites just `ids`, and gives what the server kept of them.
  package func replaceFavorites(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    for _ in 0..<Self.mostChanges {
      if let kept = try put(likes: ids.eachOnce, over: try person()) { return kept.likes }
    }
    throw keepsChanging("the list of favourites")
  }

  private func put(
    likes: [NFT.ID], over seen: Versioned<ProfileAnswer>
  ) throws(PortError) -> ProfileAnswer? {
    let isNumbered = Self.isNumbered(seen.value.profile.id.rawValue)
    return try put(
      APIClientBody("likes", likes.map(\.rawValue), asJSON: isNumbered), over: seen)
  }
}
