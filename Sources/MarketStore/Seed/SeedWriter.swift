internal import Market
internal import SQLiteKit

/// Writes a seed into an empty schema as it is told, inside the caller's transaction.
///
/// What was told is looked up in the store itself, so that memory does not grow with the seed.
final class SeedWriter: SeedVisitor {
  let database: Database
  let collation: any Collation
  let translate: (SQLiteError) -> SeedError
  private let report: (SeedProgress) -> Void
  let placements: SeedPlacements
  let entries: SeedEntries
  private(set) var collections = 0
  private(set) var nfts = 0
  private(set) var users = 0
  private var currencies = 0
  private static let reportEvery = 1_000

  init(
    database: Database, collation: any Collation,
    translate: @escaping (SQLiteError) -> SeedError, report: @escaping (SeedProgress) -> Void
  ) {
    self.database = database
    self.collation = collation
    self.translate = translate
    self.report = report
    placements = SeedPlacements(database)
    entries = SeedEntries(database)
  }

  /// Makes the schema; false where somebody else has filled the store meanwhile.
  func begin() throws(SeedError) -> Bool {
    try writing { () throws(SQLiteError) in
      let tables = try database.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
      guard tables == 0 else { return false }
      try database.script("PRAGMA application_id = \(Schema.applicationID)")
      try Migration.migrate(database)
      try placements.create()
      try entries.create()
      return true
    }
  }

  func visit(_ collection: NFTCollection, holding nfts: [NFT.ID]) throws(SeedError) {
    collections += 1
    if collections % Self.reportEvery == 0 { report(.collections(collections)) }
    let number = collection.number ?? collections
    try insert(into: .collections, number, collection.id.rawValue, entry: collections) {
      [.integer(number), .text(collection.id.rawValue)] + named(collection.name) + [
        .text(collection.cover.text), .text(collection.description), .text(collection.author),
        .optional(collection.website?.text), .integer(collection.nftCount),
        .integer(Int(collection.createdAt.milliseconds)),
      ]
    }
    try writing { () throws(SQLiteError) in
      for (position, nft) in nfts.enumerated() {
        try placements.add(nft, to: number, at: position, entry: collections)
      }
    }
  }

  func visit(_ nft: NFT) throws(SeedError) {
    nfts += 1
    if nfts % Self.reportEvery == 0 { report(.nfts(nfts, held: placements.count)) }
    let number = nft.number ?? nfts
    let home = try writing { () throws(SQLiteError) in try placements.home(of: nft.id) }
    try insert(into: .nfts, number, nft.id.rawValue, entry: nfts) {
      [.integer(number), .text(nft.id.rawValue)] + named(nft.name) + [
        .text(nft.images.map(\.text).joined(separator: "\n")), .integer(nft.rating.stars),
        .text(nft.description), .blob(nft.price.bytes), .text(nft.author),
        .optional(nft.website?.text), .optional(home?.collection), .optional(home?.position),
        .integer(Int(nft.createdAt.milliseconds)),
      ]
    }
  }

  func visit(_ user: User, holding nfts: [NFT.ID]) throws(SeedError) {
    users += 1
    let number = user.number ?? users
    try insert(into: .users, number, user.id.rawValue, entry: users) {
      [.integer(number), .text(user.id.rawValue)] + named(user.name) + [
        .optional(user.avatar?.text), .text(user.description), .optional(user.website?.text),
        // The place is known once all users are.
        .integer(user.rating), 1, .integer(user.nftCount),
      ]
    }
    for (position, nft) in try numbers(of: nfts, .users, entry: users).enumerated() {
      try writing { () throws(SQLiteError) in
        try database.run(
          "INSERT INTO holdings VALUES (?, ?, ?)",
          [.integer(number), .integer(position), .integer(nft)])
      }
    }
  }

  func visit(_ currency: Currency) throws(SeedError) {
    currencies += 1
    try insert(
      into: .currencies, currency.number, currency.id.rawValue, entry: currencies
    ) {
      [
        .integer(currency.number), .text(currency.id.rawValue), .text(currency.title),
        .text(currency.ticker), .text(currency.longTicker), .text(currency.image.text),
        .integer(currencies - 1),
      ]
    }
  }

  func finish(_ file: SeedFile) throws(SeedError) {
    switch file {
    case .collections, .nfts, .users: report(.sorting)
    case .currencies, .profile, .order: break
    }
    try index(file)
    switch file {
    case .collections: try checkHomes()
    case .nfts: try checkContents()
    case .users: try rank()
    case .currencies, .profile, .order: break
    }
  }

  /// Calls SQLite; what it throws becomes an error of the seed's reading.
  @discardableResult
  func writing<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SeedError) -> Value {
    do throws(SQLiteError) { return try body() } catch { throw translate(error) }
  }
}
