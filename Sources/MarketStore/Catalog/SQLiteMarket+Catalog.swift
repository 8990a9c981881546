package import Market
internal import SQLiteKit

extension SQLiteMarket: CatalogSource {
  package func collections(
    matching filter: ListFilter, _ sort: Sort<CatalogKey>?, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    let (condition, words) = SQL.condition(filter)
    return try read { () throws(SQLiteError) in
      let count =
        condition.isEmpty
        ? "SELECT collections FROM seed" : "SELECT count(*) FROM collections\(condition)"
      let total = try database.first(count, words) { $0.integer(0) } ?? 0
      let items = try database.rows(
        """
        SELECT \(Self.collectionColumns) FROM collections\(Self.filter(condition, total))
        ORDER BY \(Self.order(sort)) LIMIT ? OFFSET ?
        """, words + SQL.values(window), Self.collection)
      return Page(items, offset: window.offset, total: total)
    }
  }

  /// How the rows of a search are found: by the folded names, which lie together in an index, where
  /// few match; else by walking the sorted index, where the window's rows soon turn up.
  private static func filter(_ condition: String, _ matches: Int) -> String {
    guard !condition.isEmpty, matches < fewMatches else { return condition }
    return " WHERE number IN (SELECT number FROM collections\(condition))"
  }

  private static let fewMatches = 1_000

  package func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection? {
    try read { () throws(SQLiteError) in
      try database.first(
        "SELECT \(Self.collectionColumns) FROM collections WHERE id = ?", [.text(id.rawValue)],
        Self.collection)
    }
  }

  package func collections(by lookup: Lookup, limit: Int) throws(PortError) -> [NFTCollection] {
    try read { () throws(SQLiteError) in
      try SQL.rows(
        lookup, limit: limit, in: database,
        select: "SELECT \(Self.collectionColumns) FROM collections", table: "collections",
        Self.collection)
    }
  }

  package func contents(of collections: [NFTCollection.ID]) throws(PortError) -> [[NFT.ID]] {
    try readTogether { () throws(SQLiteError) in
      var contents: [[NFT.ID]] = []
      contents.reserveCapacity(collections.count)
      for id in collections {
        contents.append(
          try database.rows(
            """
            SELECT id FROM nfts WHERE collection = (SELECT number FROM collections WHERE id = ?)
            ORDER BY position
            """, [.text(id.rawValue)]
          ) { NFT.ID($0.text(0)) })
      }
      return contents
    }
  }

  private static func order(_ sort: Sort<CatalogKey>?) -> String {
    guard let sort else { return "number" }
    return switch (sort.key, sort.direction) {
    case (.name, .ascending): "name_key, id"
    case (.name, .descending): "name_key DESC, id"
    case (.count, .ascending): "nft_count, name_key, id"
    case (.count, .descending): "nft_count DESC, name_key, id"
    }
  }

  private static let collectionColumns = """
    number, id, name, cover, description, author, website, nft_count, created_at
    """

  private static func collection(_ row: Row) -> NFTCollection {
    NFTCollection(
      id: NFTCollection.ID(row.text(1)), number: row.integer(0), name: row.text(2),
      cover: row.link(3), description: row.text(4), author: row.text(5),
      website: row.optionalLink(6), nftCount: row.integer(7),
      createdAt: row.timestamp(8))
  }
}
