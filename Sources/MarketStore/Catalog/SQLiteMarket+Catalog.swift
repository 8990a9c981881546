package import Market
internal import SQLiteKit

extension SQLiteMarket: CatalogSource {
  package func collections(
    matching search: SearchText?, _ sort: Sort<CatalogKey>, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    let (condition, words) = SQL.condition(search)
    return try read { () throws(SQLiteError) in
      let items = try database.rows(
        """
        SELECT \(Self.collectionColumns) FROM collections\(condition)
        ORDER BY \(Self.order(sort)) LIMIT ? OFFSET ?
        """, words + SQL.values(window), Self.collection)
      let total =
        condition.isEmpty
        ? "SELECT collections FROM seed" : "SELECT count(*) FROM collections\(condition)"
      let count = try database.first(total, words) { $0.integer(0) } ?? 0
      return Page(items, offset: window.offset, total: count)
    }
  }

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

  private static func order(_ sort: Sort<CatalogKey>) -> String {
    switch (sort.key, sort.direction) {
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
