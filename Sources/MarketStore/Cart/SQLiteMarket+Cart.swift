package import Market
internal import SQLiteKit

extension SQLiteMarket: CartRepository {
  package func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents {
    try readTogether { () throws(SQLiteError) in
      let page = try list("cart_items").page(orderBy: NFTTable.order(sort), window)
      let prices = try database.rows(
        "SELECT price FROM cart_items JOIN nfts ON number = nft WHERE world = ?",
        [.integer(world)]
      ) { $0.price(0) }
      return CartContents(
        nfts: page.items, offset: page.offset, count: page.total,
        total: prices.reduce(.zero, +))
    }
  }

  package func updateCart<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (CartChange, Answer)
  ) throws(PortError) -> Answer {
    try update(
      list("cart_items"), ids, adding: Change.addedToCart, removing: Change.removedFromCart
    ) { standings in
      let (change, answer) = decide(standings)
      return (change.add, change.remove, answer)
    }
  }
}
