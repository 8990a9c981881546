internal import Market
internal import SQLiteKit

/// One of a world's lists of NFTs: favourites, cart or owned.
struct NFTList {
  let sql: ListSQL
  let database: Database
  let world: Int

  /// The NFTs in the given order, in the window.
  func page(orderBy order: String, _ window: Window) throws(SQLiteError) -> Page<NFT> {
    let items = try database.rows(
      """
      \(NFTTable.select) JOIN \(sql.table) ON \(sql.table).nft = nfts.number
      WHERE \(sql.table).world = ? ORDER BY \(order) LIMIT ? OFFSET ?
      """, [.integer(world)] + SQL.values(window), NFTTable.nft)
    let total = try database.first(sql.count, [.integer(world)]) { $0.integer(0) }
    return Page(items, offset: window.offset, total: total ?? 0)
  }

  /// The NFTs by identifier, in the list's own order.
  func ids() throws(SQLiteError) -> [NFT.ID] {
    try database.rows(sql.ids, [.integer(world)]) { NFT.ID($0.text(0)) }
  }

  /// The rows of the NFTs in the list's own order, each with its position.
  func rows() throws(SQLiteError) -> [(nft: Int, position: Int)] {
    try database.rows(sql.rows, [.integer(world)]) { ($0.integer(0), $0.integer(1)) }
  }

  /// Appends an NFT; gives false for one that is there already, which stays where it is.
  @discardableResult
  func append(_ nft: Int) throws(SQLiteError) -> Bool {
    try database.run(sql.append, [.integer(world), .integer(nft)]) > 0
  }

  /// Puts an NFT where it stood; at the end where that place is taken, or none is named.
  func insert(_ nft: Int, at place: Int?) throws(SQLiteError) {
    if let place { try put(nft, at: place) }
    try append(nft)
  }

  /// Puts an NFT at a free place, unless it is in the list.
  func put(_ nft: Int, at place: Int) throws(SQLiteError) {
    try database.run(sql.insert, [.integer(world), .integer(nft), .integer(place)])
  }

  /// Takes an NFT out and gives the position it had; nil where it was not there.
  func remove(_ nft: Int) throws(SQLiteError) -> Int? {
    let position = try database.first(sql.position, [.integer(world), .integer(nft)]) {
      $0.integer(0)
    }
    if position != nil { try delete(nft) }
    return position
  }

  func delete(_ nft: Int) throws(SQLiteError) {
    try database.run(sql.delete, [.integer(world), .integer(nft)])
  }

  /// Takes everything out.
  func clear() throws(SQLiteError) {
    try database.run(sql.clear, [.integer(world)])
  }
}
