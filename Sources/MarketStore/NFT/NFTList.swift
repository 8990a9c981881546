internal import Market
internal import SQLiteKit

/// One of a world's lists of NFTs: favourites, cart or owned.
struct NFTList {
  let table: String
  let database: Database
  let world: Int

  /// The NFTs in the given order, in the window.
  func page(orderBy order: String, _ window: Window) throws(SQLiteError) -> Page<NFT> {
    let items = try database.rows(
      """
      \(NFTTable.select) JOIN \(table) ON \(table).nft = nfts.number
      WHERE \(table).world = ? ORDER BY \(order) LIMIT ? OFFSET ?
      """, [.integer(world)] + SQL.values(window), NFTTable.nft)
    let total = try database.first(
      "SELECT count(*) FROM \(table) WHERE world = ?", [.integer(world)]
    ) { $0.integer(0) }
    return Page(items, offset: window.offset, total: total ?? 0)
  }

  /// Appends an NFT; gives false for one that is there already, which stays where it is.
  @discardableResult
  func append(_ nft: Int) throws(SQLiteError) -> Bool {
    let count = try database.run(
      """
      INSERT OR IGNORE INTO \(table)(world, nft, position) VALUES
      (?1, ?2, (SELECT coalesce(max(position), 0) + 1 FROM \(table) WHERE world = ?1))
      """, [.integer(world), .integer(nft)])
    return count > 0
  }

  /// Puts an NFT where it stood; at the end where that place is taken, or none is named.
  func insert(_ nft: Int, at place: Int?) throws(SQLiteError) {
    if let place {
      try database.run(
        "INSERT OR IGNORE INTO \(table)(world, nft, position) VALUES (?, ?, ?)",
        [.integer(world), .integer(nft), .integer(place)])
    }
    try append(nft)
  }

  /// Takes an NFT out and gives the position it had; nil where it was not there.
  func remove(_ nft: Int) throws(SQLiteError) -> Int? {
    let position = try database.first(
      "SELECT position FROM \(table) WHERE world = ? AND nft = ?",
      [.integer(world), .integer(nft)]
    ) { $0.integer(0) }
    try database.run(
      "DELETE FROM \(table) WHERE world = ? AND nft = ?", [.integer(world), .integer(nft)])
    return position
  }
}

extension SQLiteMarket {
  func list(_ table: String) -> NFTList {
    NFTList(table: table, database: database, world: world)
  }

  /// Lets `decide` choose by how the NFTs stand, then adds and removes, logging what it changed.
  func update<Answer>(
    _ list: NFTList, _ ids: [NFT.ID], adding: (NFT.ID) -> Change,
    removing: (NFT.ID) -> Change,
    _ decide: ([NFT.ID: Standing]) -> (add: [NFT.ID], remove: [NFT.ID], answer: Answer)
  ) throws(PortError) -> Answer {
    try write { (log) throws(SQLiteError) in
      let rows = try standingRows(of: ids)
      let decision = decide(rows.mapValues(\.standing))
      for id in decision.add {
        guard let number = rows[id]?.number, try list.append(number) else { continue }
        try log.record(adding(id), nft: number)
      }
      for id in decision.remove {
        guard let number = rows[id]?.number, let position = try list.remove(number) else {
          continue
        }
        try log.record(removing(id), nft: number, position: position)
      }
      return decision.answer
    }
  }
}
