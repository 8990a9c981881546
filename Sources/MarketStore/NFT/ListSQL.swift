/// The statements about one of a world's lists, put together once: they are what phones ask most.
struct ListSQL {
  /// The table of the list.
  let table: String
  /// What the log calls putting an NFT into it.
  let putting: String
  /// What the log calls taking an NFT out of it.
  let taking: String
  let ids: String
  let rows: String
  let count: String
  let append: String
  let insert: String
  let position: String
  let delete: String
  let clear: String

  static let favorites = ListSQL("favorites", putting: "like", taking: "unlike")
  static let cart = ListSQL("cart_items", putting: "cart.add", taking: "cart.remove")
  static let owned = ListSQL("owned", putting: "owned.add", taking: "owned.remove")

  private init(_ table: String, putting: String, taking: String) {
    self.table = table
    self.putting = putting
    self.taking = taking
    ids = """
      SELECT id FROM \(table) JOIN nfts ON number = nft WHERE world = ? ORDER BY \(table).position
      """
    rows = "SELECT nft, position FROM \(table) WHERE world = ? ORDER BY position"
    count = "SELECT count(*) FROM \(table) WHERE world = ?"
    append = """
      INSERT OR IGNORE INTO \(table)(world, nft, position) VALUES
      (?1, ?2, (SELECT coalesce(max(position), 0) + 1 FROM \(table) WHERE world = ?1))
      """
    insert = "INSERT OR IGNORE INTO \(table)(world, nft, position) VALUES (?, ?, ?)"
    position = "SELECT position FROM \(table) WHERE world = ? AND nft = ?"
    delete = "DELETE FROM \(table) WHERE world = ? AND nft = ?"
    clear = "DELETE FROM \(table) WHERE world = ?"
  }
}
