public import Market

extension InMemoryMarket: OrderDelivery {
  /// Moves what waiting orders paid for; never throws.
  public func deliver() throws(PortError) -> [Order] {
    deliverWaiting()
  }

  /// Delivers, adds the known ones of `ids` to what is owned, and empties the cart; never throws.
  public func complete(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion {
    let delivered = deliverWaiting()
    var step: [StepLog.Entry] = []
    for id in ids where catalog.nfts[id] != nil && state.owned.append(id) {
      step.append((.acquired(id), nil))
    }
    let acquired = step.compactMap(\.change.nft)
    for id in state.cart.ids {
      step.append((.removedFromCart(id), state.cart.remove(id)))
    }
    if !step.isEmpty { log.record([(.completed, nil)] + step) }
    return OrderCompletion(delivered: delivered, acquired: acquired)
  }

  /// Each delivery is a step of its own, so that what comes behind it can still be taken back.
  @discardableResult
  func deliverWaiting() -> [Order] {
    let delivered = state.payments.deliver()
    for order in delivered {
      move(order.items)
      log.record([(.delivered(order.id), nil)])
    }
    return delivered
  }

  /// Takes what was bought out of the cart, for good.
  func move(_ items: [OrderItem]) {
    for item in items {
      state.owned.append(item.nft)
      _ = state.cart.remove(item.nft)
    }
  }
}
