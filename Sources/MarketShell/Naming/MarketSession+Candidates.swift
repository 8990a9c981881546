internal import Market
internal import ShellKit

/// What completion offers for the arguments of the commands: numbers to who types nothing or
/// digits, names to who types letters; what stands on the screen comes first.
extension MarketSession {
  private static var limit: Int { 200 }

  func nftCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    // Asked for anew: how a row stands may have changed since it was printed.
    let shown = rows().identifiers(kind: Kind.nft).compactMap { id in
      (try? ports.nfts.nft(NFT.ID(id))) ?? nil
    }
    return offered(offers(shown), beginning) { (lookup) throws(PortError) in
      try offers(ports.nfts.nfts(by: lookup, limit: Self.limit))
    }
  }

  func cartCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let cart = try? ports.cart.cart(.standardCart, Window(limit: Self.limit))
    return Self.candidates(offers(cart?.nfts ?? []), beginning)
  }

  func favoriteCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let favorites = try? ports.favorites.favorites(Window(limit: Self.limit))
    return Self.candidates(offers(favorites?.items ?? []), beginning)
  }

  func collectionCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    if beginning.isEmpty {
      let page = try? ports.catalog.collections(
        matching: nil, .standard, Window(limit: Self.limit))
      return Self.candidates((page?.items ?? []).map(Self.offer), beginning)
    }
    let shown = rows().candidates(kind: Kind.collection)
    return offered(shown, beginning) { (lookup) throws(PortError) in
      try ports.catalog.collections(by: lookup, limit: Self.limit).map(Self.offer)
    }
  }

  func userCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    if beginning.isEmpty {
      let page = try? ports.users.users(.standard, Window(limit: Self.limit))
      return Self.candidates((page?.items ?? []).map { Self.offer($0.user) }, beginning)
    }
    return offered(rows().candidates(kind: Kind.user), beginning) { (lookup) throws(PortError) in
      try ports.users.users(by: lookup, limit: Self.limit).map(Self.offer)
    }
  }

  func orderCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let orders = try? ports.orders.orders(Window(limit: Self.limit))
    return (orders?.items ?? []).map { Candidate(text: String($0.number)) }
  }

  func currencyCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let currencies = (try? ports.currencies.currencies()) ?? []
    return currencies.map { Candidate(text: $0.ticker, label: "\($0.ticker) \($0.title)") }
  }

  /// The words of an enumeration as candidates.
  static func words(_ words: [String]) -> ([String], String) -> [Candidate] {
    { _, _ in words.map { Candidate(text: $0) } }
  }

  /// A thing by its number and name.
  static func offer(_ thing: some Named) -> Offer {
    Offer(word: Words.number(of: thing), name: thing.name)
  }

  /// An NFT with its price and how it stands.
  static func offer(_ card: NFTCard) -> Offer {
    let marks = [
      card.standing.isLiked ? "♥" : "", card.standing.isInCart ? "in cart" : "",
      card.standing.isOwned ? "owned" : "",
    ]
    let note = ([Words.amount(card.nft.price)] + marks).filter { !$0.isEmpty }
    return Offer(
      word: Words.number(of: card.nft), name: card.nft.name, note: note.joined(separator: " "))
  }

  private func offers(_ nfts: [NFT]) -> [Offer] {
    let standings = (try? ports.nfts.standings(of: nfts.map(\.id))) ?? [:]
    return nfts.map { Self.offer(NFTCard(nft: $0, standing: standings[$0.id] ?? Standing())) }
  }

  private func offered(
    _ shown: [Offer], _ beginning: String,
    _ find: (Lookup) throws(PortError) -> [Offer]
  ) -> [Candidate] {
    var offers = shown
    let lookup: Lookup? =
      if let number = Int(beginning) {
        .number(number)
      } else {
        beginning.isEmpty ? nil : .prefix(SearchText(beginning))
      }
    for offer in lookup.flatMap({ try? find($0) }) ?? []
    where !offers.contains(where: { $0.word == offer.word }) {
      offers.append(offer)
    }
    return Self.candidates(offers, beginning)
  }

  private static func candidates(
    _ offers: [Offer], _ beginning: String
  ) -> [Candidate] {
    let byNumber = beginning.utf8.allSatisfy { (48...57).contains($0) }
    return offers.map { offer in
      Candidate(text: byNumber ? offer.word : offer.name, label: offer.label)
    }
  }
}
