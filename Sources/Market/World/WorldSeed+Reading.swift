extension WorldSeed: SeedReading {
  /// Tells what is in memory already, which its maker has checked.
  package func read(telling visitor: some SeedVisitor) throws(SeedError) {
    for collection in collections {
      try visitor.visit(collection, holding: contents[collection.id] ?? [])
    }
    try visitor.finish(.collections)
    for nft in nfts { try visitor.visit(nft) }
    try visitor.finish(.nfts)
    for user in users { try visitor.visit(user, holding: holdings[user.id] ?? []) }
    try visitor.finish(.users)
    for currency in currencies { try visitor.visit(currency) }
    try visitor.finish(.currencies)
    try visitor.visit(
      SeedPerson(profile: profile, favorites: favorites, owned: owned, cart: cart))
    try visitor.finish(.profile)
  }
}
