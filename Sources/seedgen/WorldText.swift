/// What stands in each file of a world, in the wire shape of Data/market.
enum WorldText {
  typealias Writing = @Sendable (WorldPlan, WholeFile) throws(GenerationError) -> Void

  /// The files without their extension, in the order in which they are read.
  static let files: [(name: String, write: Writing)] = [
    ("collections", collections), ("nfts", nfts), ("users", users), ("currencies", currencies),
    ("profile", profile), ("order", order),
  ]

  @Sendable
  private static func collections(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    try list(1...plan.collections, file) { number, line in
      var chance = plan.chance(.collection, number)
      let author = plan.author(&chance)
      let contents = plan.contents(of: number)
      // The collection's own order is not that of the numbers.
      let turn = chance.below(contents.count)
      line.member("number", number: String(number))
      var identifiers = plan.chance(.collectionID, number)
      line.member("id", identifiers.identifier())
      line.member("createdAt", Names.moment(&chance))
      line.member("name", Names.collection(&chance))
      line.member("cover", "https://fakenft.example/images/collection/\(1 + chance.below(14)).png")
      line.member(
        "nfts",
        (0..<contents.count).map { plan.nftID(contents.lowerBound + ($0 + turn) % contents.count) })
      line.member("description", Names.sentence(&chance))
      line.member("author", author.name)
      line.member("website", author.site)
    }
  }

  @Sendable
  private static func nfts(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    try list(1...plan.nfts, file) { number, line in
      var chance = plan.chance(.nft, number)
      let author = plan.author(&chance)
      line.member("number", number: String(number))
      line.member("id", plan.nftID(number))
      line.member("createdAt", Names.moment(&chance))
      line.member("name", Names.nft(&chance))
      let picture = 1 + chance.below(150)
      line.member(
        "images",
        (1...1 + chance.below(3)).map { "https://fakenft.example/images/nft/\(picture)-\($0).png" })
      line.member("rating", number: String(chance.below(6)))
      line.member("description", Names.sentence(&chance))
      line.member("price", number: Names.price(&chance))
      line.member("author", author.name)
      line.member("website", author.site)
    }
  }

  @Sendable
  private static func users(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    try list(1...WorldPlan.users, file) { number, line in
      var identifiers = plan.chance(.userID, number)
      var chance = plan.chance(.holding, number)
      line.member("number", number: String(number))
      line.member("id", identifiers.identifier())
      line.member("name", plan.userName(number))
      line.member("avatar", "https://fakenft.example/images/user/\(1 + chance.below(30)).png")
      line.member("description", Names.sentence(&chance))
      line.member("website", "https://user-\(number).fakenft.example/")
      let held = chance.below(21)
      line.member("nfts", plan.someNFTs(held, &chance))
      line.member("rating", String(chance.below(200)))
    }
  }

  @Sendable
  private static func currencies(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    try list(1...Names.currencies.count, file) { number, line in
      let currency = Names.currencies[number - 1]
      line.member("number", number: String(number))
      line.member("id", currency.id)
      line.member("title", currency.title)
      line.member("name", currency.name)
      line.member("ticker", currency.ticker)
      let image = currency.ticker.lowercased()
      line.member("image", "https://fakenft.example/images/currency/\(image).png")
    }
  }

  @Sendable
  private static func profile(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    var chance = plan.chance(.profile, 0)
    try object(file) { line in
      line.member("id", chance.identifier())
      line.member("name", Names.person(&chance))
      line.member("avatar", "https://fakenft.example/images/profile/1.png")
      line.member("description", Names.sentence(&chance))
      line.member("website", "https://me.fakenft.example/")
      line.member("nfts", plan.someNFTs(5, &chance))
      line.member("likes", plan.someNFTs(6, &chance))
    }
  }

  @Sendable
  private static func order(_ plan: WorldPlan, _ file: WholeFile) throws(GenerationError) {
    var chance = plan.chance(.order, 0)
    try object(file) { line in
      line.member("id", chance.identifier())
      line.member("nfts", [])
    }
  }

  /// A list with an object on each line.
  private static func list(
    _ numbers: ClosedRange<Int>, _ file: WholeFile, _ fill: (Int, inout JSONLine) -> Void
  ) throws(GenerationError) {
    var line = JSONLine()
    line.text("[\n")
    for number in numbers {
      line.begin()
      fill(number, &line)
      line.end()
      line.text(number == numbers.upperBound ? "\n" : ",\n")
      try file.write(line.bytes)
      line.removeAll()
    }
    line.text("]\n")
    try file.write(line.bytes)
  }

  private static func object(
    _ file: WholeFile, _ fill: (inout JSONLine) -> Void
  ) throws(GenerationError) {
    var line = JSONLine()
    line.begin()
    fill(&line)
    line.end()
    line.text("\n")
    try file.write(line.bytes)
  }
}
