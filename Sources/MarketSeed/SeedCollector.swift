internal import Market

/// Puts a seed together in memory, checking that every reference resolves.
final class SeedCollector: SeedVisitor {
  private var collections = Numbering<NFTCollection>(file: .collections)
  private var nfts = Numbering<NFT>(file: .nfts)
  private var users = Numbering<User>(file: .users)
  private var currencies: [Currency] = []
  private var contents: [NFTCollection.ID: [NFT.ID]] = [:]
  private var holdings: [User.ID: [NFT.ID]] = [:]
  private var homes: [NFT.ID: NFTCollection.ID] = [:]
  private var known: Set<NFT.ID> = []
  private var person: SeedPerson?

  func visit(_ collection: NFTCollection, holding nfts: [NFT.ID]) throws(SeedError) {
    try collections.add(collection)
    for id in nfts {
      guard homes.updateValue(collection.id, forKey: id) == nil else {
        throw .fault(.named(again: id, .collections, entry: collections.things.count))
      }
    }
    contents[collection.id] = nfts
  }

  func visit(_ nft: NFT) throws(SeedError) {
    try nfts.add(nft.moved(to: homes[nft.id]))
    known.insert(nft.id)
  }

  func visit(_ user: User, holding nfts: [NFT.ID]) throws(SeedError) {
    try users.add(user)
    try check(nfts, .users, entry: users.things.count)
    holdings[user.id] = nfts
  }

  func visit(_ currency: Currency) throws(SeedError) {
    for other in currencies where other.id == currency.id || other.number == currency.number {
      let field = other.id == currency.id ? "id" : "number"
      throw .fault(.repeated(field, .currencies, entry: currencies.count + 1))
    }
    currencies.append(currency)
  }

  func visit(_ person: SeedPerson) throws(SeedError) {
    try check(person.favorites, .profile, entry: nil, field: "likes")
    try check(person.owned, .profile, entry: nil)
    try check(person.cart, .order, entry: nil)
    self.person = person
  }

  func finish(_ file: SeedFile) throws(SeedError) {
    guard file == .nfts else { return }
    for (index, collection) in collections.things.enumerated() {
      for id in contents[collection.id] ?? [] where !known.contains(id) {
        throw .fault(.unknown(id, .collections, entry: index + 1))
      }
    }
  }

  /// The seed, once everything was told.
  func seed() throws(SeedError) -> WorldSeed {
    guard let person else { throw .fault(SeedFault(.profile, "is missing")) }
    return WorldSeed(
      collections: collections.things, nfts: nfts.things, contents: contents,
      users: users.things, holdings: holdings, currencies: currencies, profile: person.profile,
      favorites: person.favorites, owned: person.owned, cart: person.cart)
  }

  private func check(
    _ ids: [NFT.ID], _ file: SeedFile, entry: Int?, field: String = "nfts"
  ) throws(SeedError) {
    var seen: Set<NFT.ID> = []
    for id in ids {
      guard known.contains(id) else {
        throw .fault(.unknown(id, file, entry: entry, field: field))
      }
      guard seen.insert(id).inserted else {
        throw .fault(.named(again: id, file, entry: entry, field: field))
      }
    }
  }
}
