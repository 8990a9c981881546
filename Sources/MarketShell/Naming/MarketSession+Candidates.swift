internal import Market
internal import ShellKit

/// What completion offers for the arguments of the commands.
extension MarketSession {
  private static var limit: Int { 200 }

  func nftCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    named(beginning) { (lookup) throws(PortError) in
      try ports.nfts.nfts(by: lookup, limit: Self.limit)
    }
  }

  func cartCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let cart = try? ports.cart.cart(.standardCart, Window(limit: Self.limit))
    return offered(cart?.nfts ?? [], beginning)
  }

  func favoriteCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    let favorites = try? ports.favorites.favorites(Window(limit: Self.limit))
    return offered(favorites?.items ?? [], beginning)
  }

  func collectionCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    if beginning.isEmpty {
      let page = try? ports.catalog.collections(
        matching: nil, .standard, Window(limit: Self.limit))
      return offered(page?.items ?? [], beginning)
    }
    return named(beginning) { (lookup) throws(PortError) in
      try ports.catalog.collections(by: lookup, limit: Self.limit)
    }
  }

  func userCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    if beginning.isEmpty {
      let page = try? ports.users.users(.standard, Window(limit: Self.limit))
      return offered(page?.items.map(\.user) ?? [], beginning)
    }
    return named(beginning) { (lookup) throws(PortError) in
      try ports.users.users(by: lookup, limit: Self.limit)
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

  private func named<Thing: Named>(
    _ beginning: String, _ find: (Lookup) throws(PortError) -> [Thing]
  ) -> [Candidate] {
    if let number = Int(beginning) {
      return offered((try? find(.number(number))) ?? [], beginning)
    }
    let text = SearchText(beginning)
    return text.isEmpty ? [] : offered((try? find(.prefix(text))) ?? [], beginning)
  }

  /// Offers numbers to who types nothing or digits, and names to who types letters.
  private func offered(_ things: [some Named], _ beginning: String) -> [Candidate] {
    let byNumber = beginning.utf8.allSatisfy { (48...57).contains($0) }
    return things.map { thing in
      let number = Words.number(of: thing)
      return Candidate(text: byNumber ? number : thing.name, label: "\(number) \(thing.name)")
    }
  }
}
