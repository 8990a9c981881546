internal import Market
internal import SQLiteKit

/// Writes a seed into an empty schema, inside the caller's transaction.
struct SeedWriter {
  let database: Database
  let collation: any Collation

  func write(
    _ seed: WorldSeed, fingerprint: String, at moment: Timestamp
  ) throws(SQLiteError) {
    try database.run(
      "INSERT INTO seed VALUES (?, ?, ?, ?)",
      [
        .text(fingerprint), .integer(seed.collections.count), .integer(seed.nfts.count),
        .integer(seed.users.count),
      ])
    let collections = try write(collections: seed)
    let nfts = try write(nfts: seed, collections)
    try write(users: seed, nfts)
    try write(currencies: seed.currencies)
    try write(person: seed, nfts, at: moment)
    try WorldTable(database).add(World.local, at: moment)
  }

  /// Gives each collection's number by its identifier.
  private func write(
    collections seed: WorldSeed
  ) throws(SQLiteError) -> [NFTCollection.ID: Int] {
    var numbers: [NFTCollection.ID: Int] = [:]
    for (index, collection) in seed.collections.enumerated() {
      let number = collection.number ?? index + 1
      numbers[collection.id] = number
      try database.run(
        "INSERT INTO collections VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [.integer(number), .text(collection.id.rawValue)] + named(collection.name) + [
          .text(collection.cover.text), .text(collection.description), .text(collection.author),
          .optional(collection.website?.text), .integer(collection.nftCount),
          .integer(Int(collection.createdAt.milliseconds)),
        ])
    }
    return numbers
  }

  /// Gives each NFT's number by its identifier.
  private func write(
    nfts seed: WorldSeed, _ collections: [NFTCollection.ID: Int]
  ) throws(SQLiteError) -> [NFT.ID: Int] {
    var positions: [NFT.ID: Int] = [:]
    for ids in seed.contents.values {
      for (position, id) in ids.enumerated() { positions[id] = position }
    }
    var numbers: [NFT.ID: Int] = [:]
    for (index, nft) in seed.nfts.enumerated() {
      let number = nft.number ?? index + 1
      numbers[nft.id] = number
      try database.run(
        "INSERT INTO nfts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [.integer(number), .text(nft.id.rawValue)] + named(nft.name) + [
          .text(nft.images.map(\.text).joined(separator: "\n")), .integer(nft.rating.stars),
          .text(nft.description), .blob(nft.price.bytes), .text(nft.author),
          .optional(nft.website?.text), .optional(nft.collection.flatMap { collections[$0] }),
          .optional(positions[nft.id]), .integer(Int(nft.createdAt.milliseconds)),
        ])
    }
    return numbers
  }

  private func write(users seed: WorldSeed, _ nfts: [NFT.ID: Int]) throws(SQLiteError) {
    let ratings = seed.users.map(\.rating).sorted(by: >)
    for (index, user) in seed.users.enumerated() {
      let number = user.number ?? index + 1
      let place = (ratings.firstIndex(of: user.rating) ?? 0) + 1
      try database.run(
        "INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [.integer(number), .text(user.id.rawValue)] + named(user.name) + [
          .optional(user.avatar?.text), .text(user.description), .optional(user.website?.text),
          .integer(user.rating), .integer(place), .integer(user.nftCount),
        ])
      let held = (seed.holdings[user.id] ?? []).compactMap { nfts[$0] }
      for (position, nft) in held.enumerated() {
        try database.run(
          "INSERT INTO holdings VALUES (?, ?, ?)",
          [.integer(number), .integer(position), .integer(nft)])
      }
    }
  }

  private func write(currencies: [Currency]) throws(SQLiteError) {
    for (position, currency) in currencies.enumerated() {
      try database.run(
        "INSERT INTO currencies VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(currency.number), .text(currency.id.rawValue), .text(currency.title),
          .text(currency.ticker), .text(currency.longTicker), .text(currency.image.text),
          .integer(position),
        ])
    }
  }

  private func write(
    person seed: WorldSeed, _ nfts: [NFT.ID: Int], at moment: Timestamp
  ) throws(SQLiteError) {
    try database.run(
      "INSERT INTO worlds VALUES (0, '', ?)", [.integer(Int(moment.milliseconds))])
    let profile = seed.profile
    try database.run(
      "INSERT INTO profiles VALUES (0, ?, ?, ?, ?, ?)",
      [
        .text(profile.id.rawValue), .text(profile.name), .text(profile.description),
        .optional(profile.website?.text), .optional(profile.avatar?.text),
      ])
    let lists = [("favorites", seed.favorites), ("owned", seed.owned), ("cart_items", seed.cart)]
    for (table, ids) in lists {
      for (position, nft) in ids.compactMap({ nfts[$0] }).enumerated() {
        try database.run(
          "INSERT INTO \(table) VALUES (0, ?, ?)", [.integer(nft), .integer(position + 1)])
      }
    }
  }

  /// The columns that every named thing has: the name, its order, its folded form.
  private func named(_ name: String) -> [SQLiteValue] {
    [.text(name), .blob(collation.key(for: name).bytes), .text(SearchText(name).folded)]
  }
}
