package import Market
internal import SQLiteKit

extension SQLiteMarket: NFTSource {
  package func nft(_ id: NFT.ID) throws(PortError) -> NFT? {
    try read { () throws(SQLiteError) in
      try database.first(
        "\(NFTTable.select) WHERE nfts.id = ?", [.text(id.rawValue)], NFTTable.nft)
    }
  }

  package func nfts(by lookup: Lookup, limit: Int) throws(PortError) -> [NFT] {
    try read { () throws(SQLiteError) in
      try SQL.rows(
        lookup, limit: limit, in: database, select: NFTTable.select, table: "nfts", NFTTable.nft)
    }
  }

  package func nfts(
    in collection: NFTCollection.ID, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    try read { () throws(SQLiteError) in
      let items = try database.rows(
        """
        \(NFTTable.select)
        WHERE nfts.collection = (SELECT number FROM collections WHERE id = ?)
        ORDER BY nfts.position LIMIT ? OFFSET ?
        """, [.text(collection.rawValue)] + SQL.values(window), NFTTable.nft)
      let total = try database.first(
        "SELECT nft_count FROM collections WHERE id = ?", [.text(collection.rawValue)]
      ) { $0.integer(0) }
      return Page(items, offset: window.offset, total: total ?? 0)
    }
  }

  /// Pages of the default order walk the table; those of a sort, or of a filter, read all of it,
  /// and give what is asked for: memory is bounded by the window.
  package func nfts(
    matching filter: ListFilter, _ sort: Sort<NFTKey>?, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    let (condition, words) = SQL.condition(filter)
    let order = sort.map(NFTTable.order) ?? "nfts.number"
    return try readTogether { () throws(SQLiteError) in
      let items = try database.rows(
        """
        \(NFTTable.select) WHERE nfts.number IN
          (SELECT number FROM nfts\(condition) ORDER BY \(order) LIMIT ? OFFSET ?)
        ORDER BY \(order)
        """, words + SQL.values(window), NFTTable.nft)
      let count =
        condition.isEmpty ? "SELECT nfts FROM seed" : "SELECT count(*) FROM nfts\(condition)"
      let total = try database.first(count, words) { $0.integer(0) }
      return Page(items, offset: window.offset, total: total ?? 0)
    }
  }

  package func standings(of ids: [NFT.ID]) throws(PortError) -> [NFT.ID: Standing] {
    try readTogether { () throws(SQLiteError) in try standingRows(of: ids).mapValues(\.standing) }
  }

  /// The number and the standing of each NFT that the store knows.
  func standingRows(
    of ids: [NFT.ID]
  ) throws(SQLiteError) -> [NFT.ID: (number: Int, standing: Standing)] {
    var rows: [NFT.ID: (number: Int, standing: Standing)] = [:]
    for id in ids {
      rows[id] = try database.first(
        """
        SELECT number,
          EXISTS (SELECT 1 FROM favorites WHERE world = ?1 AND nft = number),
          EXISTS (SELECT 1 FROM cart_items WHERE world = ?1 AND nft = number),
          EXISTS (SELECT 1 FROM owned WHERE world = ?1 AND nft = number)
        FROM nfts WHERE id = ?2
        """, [.integer(world), .text(id.rawValue)]
      ) { row in
        let standing = Standing(
          isLiked: row.integer(1) == 1, isInCart: row.integer(2) == 1, isOwned: row.integer(3) == 1)
        return (row.integer(0), standing)
      }
    }
    return rows
  }
}
