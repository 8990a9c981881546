internal import Market
internal import ShellKit

/// Turning what a person typed into the thing meant: a row, a number, an identifier, a name.
extension MarketSession {
  func nft(_ word: String, _ shell: Shell) throws(Failure) -> NFT {
    if RowReferences.isReference(word) {
      let id = NFT.ID(try shell.rows.identifier(of: word, kind: Kind.nft))
      let found = try worded { () throws(PortError) in try ports.nfts.nft(id) }
      if let found { return found }
    }
    return try resolve(word, kind: Kind.nft) { (lookup, limit) throws(PortError) in
      try ports.nfts.nfts(by: lookup, limit: limit)
    }
  }

  func nfts(_ words: [String], _ shell: Shell) throws(Failure) -> [NFT] {
    var nfts: [NFT] = []
    for word in words { nfts.append(try nft(word, shell)) }
    return nfts
  }

  func collection(_ word: String, _ shell: Shell) throws(Failure) -> NFTCollection {
    if RowReferences.isReference(word) {
      let id = NFTCollection.ID(try shell.rows.identifier(of: word, kind: Kind.collection))
      let found = try worded { () throws(PortError) in try ports.catalog.collection(id) }
      if let found { return found }
    }
    return try resolve(word, kind: Kind.collection) { (lookup, limit) throws(PortError) in
      try ports.catalog.collections(by: lookup, limit: limit)
    }
  }

  func user(_ word: String, _ shell: Shell) throws(Failure) -> User {
    if RowReferences.isReference(word) {
      let id = User.ID(try shell.rows.identifier(of: word, kind: Kind.user))
      let found = try worded { () throws(PortError) in try ports.users.user(id) }
      if let found { return found.user }
    }
    return try resolve(word, kind: Kind.user) { (lookup, limit) throws(PortError) in
      try ports.users.users(by: lookup, limit: limit)
    }
  }

  func order(_ word: String, _ shell: Shell) throws(Failure) -> Receipt {
    let orders = ListOrders(ports)
    let word =
      RowReferences.isReference(word)
      ? try shell.rows.identifier(of: word, kind: Kind.order) : word
    return try resolve(word, kind: Kind.order) { (lookup, limit) throws(PortError) in
      try orders.orders(by: lookup, limit: limit)
    }
  }

  func currency(_ word: String) throws(Failure) -> Currency {
    let choose = ChooseCurrency(ports)
    let found = try worded { () throws(PortError) in try choose(word) }
    if let found { return found }
    let all = try worded { () throws(PortError) in try choose.all() }
    let near = Suggestion.nearest(to: word, among: all.flatMap { [$0.ticker, $0.title] })
    let advice =
      near.isEmpty
      ? " There are \(Words.list(all.map(\.ticker)))." : Suggestion.question(near)
    throw Failure("currency.not-found", "There is no currency \(Quotation.of(word)).\(advice)")
  }

  private func resolve<Thing: Named>(
    _ word: String, kind: String, _ find: (Lookup, Int) throws(PortError) -> [Thing]
  ) throws(Failure) -> Thing {
    let match = try worded { () throws(PortError) in try Naming.match(word, by: find) }
    switch match {
    case .one(let thing): return thing
    case .several(let things):
      throw Failure(
        "\(kind.lowercased()).ambiguous",
        """
        \(Quotation.of(word)) could be \(Words.list(things.map(Words.title), "or")): \
        type the number.
        """
      )
    case .none:
      let near = try neighbours(of: word, find)
      throw Failure(
        "\(kind.lowercased()).not-found",
        "There is no \(kind) \(Quotation.of(word)).\(Suggestion.question(near))")
    }
  }

  private func neighbours<Thing: Named>(
    of word: String, _ find: (Lookup, Int) throws(PortError) -> [Thing]
  ) throws(Failure) -> [String] {
    var names: [String] = []
    for word in [word] + Suggestion.otherLayouts(of: word) {
      names += try worded { () throws(PortError) in
        try Naming.neighbours(of: word, by: find).map(\.name)
      }
    }
    return Suggestion.nearest(to: word, among: names).map { Quotation.of($0) }
  }
}
