package import Market
internal import SQLiteKit

extension SQLiteMarket: OrderDelivery {
  package func deliver() throws(PortError) -> [Order] {
    try write { (log) throws(SQLiteError) in try deliverWaiting(log) }
  }

  package func complete(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion {
    try write { (log) throws(SQLiteError) in
      let delivered = try deliverWaiting(log)
      var acquired: [(id: NFT.ID, number: Int)] = []
      for known in try knownRows(of: ids) where try list(.owned).append(known.number) {
        acquired.append(known)
      }
      let cart = try list(.cart).rows()
      if !acquired.isEmpty || !cart.isEmpty { try log.record(.completed) }
      for known in acquired { try log.record(ListSQL.owned.putting, nft: known.number) }
      if !cart.isEmpty { try list(.cart).clear() }
      for row in cart {
        try log.record(ListSQL.cart.taking, nft: row.nft, position: row.position)
      }
      return OrderCompletion(delivered: delivered, acquired: acquired.map(\.id))
    }
  }

  /// Each delivery is a step of its own, so that what comes behind it can still be taken back; it
  /// is logged as a deed of the session that paid.
  @discardableResult
  func deliverWaiting(_ log: ChangeLog) throws(SQLiteError) -> [Order] {
    var delivered: [Order] = []
    for (order, session) in try orderTable.waiting() {
      try move(order.items)
      try orderTable.deliver(order, at: log.moment)
      try log.recordStep(.delivered(order.id), by: session)
      delivered += try orderTable.orders("orders.number = ?", [.integer(order.number)])
    }
    return delivered
  }

  /// Takes what was bought out of the cart, for good.
  func move(_ items: [OrderItem]) throws(SQLiteError) {
    for item in items {
      guard let nft = item.number else { throw .damaged }
      try list(.owned).append(nft)
      _ = try list(.cart).remove(nft)
    }
  }
}
