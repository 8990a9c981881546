internal import Market
internal import SQLiteKit

/// Which collection holds which NFT, between the reading of the collections and of the NFTs.
///
/// A temporary table: SQLite keeps it in memory while it is small, and in a file of its own, which
/// goes with the process, where it is large.
final class SeedPlacements {
  private let database: Database
  /// How many NFTs the collections hold.
  private(set) var count = 0
  /// How many of them were told of so far.
  private(set) var found = 0

  init(_ database: Database) {
    self.database = database
  }

  func create() throws(SQLiteError) {
    try database.script(
      """
      CREATE TEMP TABLE placements(
        nft TEXT NOT NULL, collection INTEGER NOT NULL, position INTEGER NOT NULL,
        entry INTEGER NOT NULL)
      """)
  }

  func add(
    _ nft: NFT.ID, to collection: Int, at position: Int, entry: Int
  ) throws(SQLiteError) {
    count += 1
    try database.run(
      "INSERT INTO temp.placements VALUES (?, ?, ?, ?)",
      [.text(nft.rawValue), .integer(collection), .integer(position), .integer(entry)])
  }

  /// Makes it possible to ask for homes; gives the first NFT that has two, with its entry.
  func index() throws(SQLiteError) -> (nft: NFT.ID, entry: Int)? {
    do throws(SQLiteError) {
      try database.script("CREATE UNIQUE INDEX temp.placements_by_nft ON placements(nft)")
      return nil
    } catch {
      guard error.kind == .constraint else { throw error }
      return try database.first(
        """
        SELECT nft, entry FROM (SELECT nft, entry, rowid AS place,
          row_number() OVER (PARTITION BY nft ORDER BY rowid) AS turn FROM temp.placements)
        WHERE turn > 1 ORDER BY place LIMIT 1
        """
      ) { (NFT.ID($0.text(0)), $0.integer(1)) }
    }
  }

  /// The collection that holds an NFT, and where; nil for one that stands alone.
  func home(of nft: NFT.ID) throws(SQLiteError) -> (collection: Int, position: Int)? {
    let home = try database.first(
      "SELECT collection, position FROM temp.placements WHERE nft = ?", [.text(nft.rawValue)]
    ) { ($0.integer(0), $0.integer(1)) }
    if home != nil { found += 1 }
    return home
  }

  /// The first NFT that a collection holds and the seed lacks, with the collection's entry.
  func unknown() throws(SQLiteError) -> (nft: NFT.ID, entry: Int)? {
    guard found < count else { return nil }
    return try database.first(
      """
      SELECT nft, entry FROM temp.placements
      WHERE NOT EXISTS (SELECT 1 FROM nfts WHERE id = nft) ORDER BY rowid LIMIT 1
      """
    ) { (NFT.ID($0.text(0)), $0.integer(1)) }
  }

  func drop() throws(SQLiteError) {
    try database.script("DROP TABLE temp.placements")
  }
}
