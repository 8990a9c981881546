package import Market
internal import SQLiteKit

extension SQLiteMarket: CartRepository {
  package func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents {
    try readTogether { () throws(SQLiteError) in
      let page = try list(.cart).page(orderBy: NFTTable.order(sort), window)
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
    try update(list(.cart), ids) { standings in
      let (change, answer) = decide(standings)
      return (change.add, change.remove, answer)
    } before: { (log) throws(SQLiteError) in
      // What waits for its delivery leaves the cart before anything else does.
      try !deliverWaiting(log).isEmpty
    }
  }

  package func cartList() throws(PortError) -> [NFT.ID] {
    try read { () throws(SQLiteError) in try list(.cart).ids() }
  }

  package func replaceCart(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try write { (log) throws(SQLiteError) in
      try deliverWaiting(log)
      return try replace(list(.cart), by: ids, log)
    }
  }
}
