internal import Market
internal import MarketAPI

/// Puts the files of a seed together, checking each entry and that every reference resolves.
struct SeedAssembly {
  private let payloads: SeedPayloads

  init(_ payloads: SeedPayloads) {
    self.payloads = payloads
  }

  func seed() throws(SeedFault) -> WorldSeed {
    let collections = try collections()
    let homes = try homes(of: collections)
    let nfts = try nfts(homes)
    let known = Set(nfts.map(\.id))
    let users = try users()
    let (profile, file) = (payloads.profile, SeedFile.profile)
    return WorldSeed(
      collections: collections, nfts: nfts,
      contents: try lists(
        of: collections.map(\.id), payloads.collections.map(\.nfts), known,
        .collections),
      users: users,
      holdings: try lists(of: users.map(\.id), payloads.users.map(\.nfts), known, .users),
      currencies: try currencies(),
      profile: try Self.checked(file, entry: nil) { () throws(PayloadError) in
        try profile.profile()
      },
      favorites: try Self.list(profile.likes, known, file, entry: nil, field: "likes"),
      owned: try Self.list(profile.nfts, known, file, entry: nil, field: "nfts"),
      cart: try Self.list(payloads.cart, known, .order, entry: nil, field: "nfts"))
  }

  private func collections() throws(SeedFault) -> [NFTCollection] {
    var numbering = Numbering<NFTCollection>(file: .collections)
    for (index, payload) in payloads.collections.enumerated() {
      var payload = payload
      payload.number = payload.number ?? index + 1
      try numbering.add { () throws(PayloadError) in try payload.collection() }
    }
    return numbering.things
  }

  /// The collection of each NFT; an NFT belongs to one at most.
  private func homes(
    of collections: [NFTCollection]
  ) throws(SeedFault) -> [NFT.ID: NFTCollection.ID] {
    var homes: [NFT.ID: NFTCollection.ID] = [:]
    for (index, payload) in payloads.collections.enumerated() {
      for id in payload.nfts {
        guard homes.updateValue(collections[index].id, forKey: NFT.ID(id)) == nil else {
          throw SeedFault(
            .collections, entry: index + 1, field: "nfts", "names the NFT \(id) a second time")
        }
      }
    }
    return homes
  }

  private func nfts(_ homes: [NFT.ID: NFTCollection.ID]) throws(SeedFault) -> [NFT] {
    var numbering = Numbering<NFT>(file: .nfts)
    for (index, payload) in payloads.nfts.enumerated() {
      var payload = payload
      payload.number = payload.number ?? index + 1
      try numbering.add { () throws(PayloadError) in
        try payload.nft(in: homes[NFT.ID(payload.id)])
      }
    }
    return numbering.things
  }

  private func users() throws(SeedFault) -> [User] {
    var numbering = Numbering<User>(file: .users)
    for (index, payload) in payloads.users.enumerated() {
      var payload = payload
      payload.number = payload.number ?? index + 1
      try numbering.add { () throws(PayloadError) in try payload.user() }
    }
    return numbering.things
  }

  private func currencies() throws(SeedFault) -> [Currency] {
    var currencies: [Currency] = []
    for (index, payload) in payloads.currencies.enumerated() {
      let currency = try Self.checked(.currencies, entry: index + 1) {
        () throws(PayloadError) in try payload.currency(numbered: index + 1)
      }
      for other in currencies where other.id == currency.id || other.number == currency.number {
        let field = other.id == currency.id ? "id" : "number"
        throw SeedFault(.currencies, entry: index + 1, field: field, "is used before")
      }
      currencies.append(currency)
    }
    return currencies
  }

  private func lists<ID: Hashable>(
    of owners: [ID], _ texts: [[String]], _ known: Set<NFT.ID>, _ file: SeedFile
  ) throws(SeedFault) -> [ID: [NFT.ID]] {
    var lists: [ID: [NFT.ID]] = [:]
    for (index, owner) in owners.enumerated() {
      lists[owner] = try Self.list(
        texts[index], known, file, entry: index + 1, field: "nfts")
    }
    return lists
  }

  private static func list(
    _ texts: [String], _ known: Set<NFT.ID>, _ file: SeedFile, entry: Int?, field: String
  ) throws(SeedFault) -> [NFT.ID] {
    var seen: Set<NFT.ID> = []
    for text in texts {
      let id = NFT.ID(text)
      guard known.contains(id) else {
        throw SeedFault(file, entry: entry, field: field, "names an unknown NFT, \(text)")
      }
      guard seen.insert(id).inserted else {
        throw SeedFault(file, entry: entry, field: field, "names the NFT \(text) a second time")
      }
    }
    return texts.map { NFT.ID($0) }
  }

  static func checked<Value>(
    _ file: SeedFile, entry: Int?, _ make: () throws(PayloadError) -> Value
  ) throws(SeedFault) -> Value {
    do throws(PayloadError) {
      return try make()
    } catch {
      throw SeedFault(file, entry: entry, field: error.field, error.problem)
    }
  }
}
