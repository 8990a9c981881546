import Market
import MarketContract

/// A seed that is told as a test wants it, which need not be a sound one.
struct ToldSeed: SeedReading {
  var collections: [(collection: NFTCollection, nfts: [NFT.ID])] = []
  var nfts: [NFT] = []
  var users: [(user: User, nfts: [NFT.ID])] = []
  var currencies: [Currency] = Seeds.currencies
  var favorites: [NFT.ID] = []
  var cart: [NFT.ID] = []
  /// What is thrown after the last NFT was told.
  var end: SeedError?

  func read(telling visitor: some SeedVisitor) throws(SeedError) {
    for each in collections { try visitor.visit(each.collection, holding: each.nfts) }
    try visitor.finish(.collections)
    for nft in nfts { try visitor.visit(nft) }
    if let end { throw end }
    try visitor.finish(.nfts)
    for each in users { try visitor.visit(each.user, holding: each.nfts) }
    try visitor.finish(.users)
    for currency in currencies { try visitor.visit(currency) }
    try visitor.finish(.currencies)
    try visitor.visit(
      SeedPerson(profile: Seeds.profile, favorites: favorites, owned: [], cart: cart))
    try visitor.finish(.profile)
  }
}
