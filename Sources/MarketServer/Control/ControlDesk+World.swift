internal import HTTPKit
internal import Market
internal import MarketAPI

extension ControlDesk {
  /// The world's paid orders, the latest first.
  func orders(
    _ call: Call, _ ports: MarketPorts, _ json: inout JSONWriter
  ) throws(Refusal) {
    let limit = ControlPanel.number("limit", call.target) ?? 50
    let offset = ControlPanel.number("offset", call.target) ?? 0
    let window = Window(offset: max(offset, 0), limit: min(max(limit, 0), 1_000))
    let page = try Refusal.lifting { () throws(PortError) in try ListOrders(ports)(window) }
    json.object { json in
      json.member("total", page.total)
      json.key("items")
      json.list(page.items) { json, receipt in write(receipt, call, to: &json) }
    }
  }

  /// A path of an earlier generation has things by number, as all else under it has.
  private func write(_ receipt: Receipt, _ call: Call, to json: inout JSONWriter) {
    let order = receipt.order
    let isNumbered = call.target.generation?.isNumbered == true
    let currency = isNumbered ? receipt.currency.map { String($0.number) } : nil
    json.object { json in
      json.member("id", order.id.rawValue)
      json.member("number", order.number)
      json.member("payment", order.payment.rawValue)
      json.member("total", order.total.description)
      json.member("currency", currency ?? order.currency.rawValue)
      json.member("paidAt", order.paidAt.description)
      json.member("isDelivered", order.isDelivered)
      json.key("items")
      json.list(order.items) { json, item in
        json.object { json in
          let number = isNumbered ? item.number.map(String.init) : nil
          json.member("id", number ?? item.nft.rawValue)
          if let number = item.number { json.member("number", number) }
          json.member("name", item.name)
          json.member("price", item.price.description)
        }
      }
    }
  }
}

extension ControlDesk {
  /// Takes back what was last changed over HTTP in this world, or brings it back.
  func reverse(
    _ reversal: Reversal, _ call: Call, _ ports: MarketPorts, _ json: inout JSONWriter
  ) throws(Refusal) {
    let isNumbered = call.target.generation?.isNumbered == true
    let outcome = try Refusal.lifting { () throws(PortError) in
      try ReverseChange(ports)(reversal)
    }
    let (word, changes): (String, [Change]) =
      switch outcome {
      case .nothing: ("nothing", [])
      case .barrier(let change): ("barrier", [change])
      case .overtaken(let change): ("overtaken", [change])
      case .done(let changes): ("done", changes)
      }
    json.object { json in
      json.member("outcome", word)
      json.key("changes")
      json.list(changes) { json, change in
        json.object { json in
          json.member("action", change.word)
          let number =
            isNumbered ? change.nft.flatMap { try? ports.nfts.nft($0) }?.number : nil
          json.member("nft", ifAny: number.map(String.init) ?? change.nft?.rawValue)
          if case .edited(_, let before, let after) = change {
            json.member("before", before)
            json.member("after", after)
          }
          if case .paid(let order) = change { json.member("order", order.rawValue) }
          if case .delivered(let order) = change { json.member("order", order.rawValue) }
          if case .restored(let name) = change { json.member("name", name) }
        }
      }
    }
  }
}

extension ControlDesk {
  /// The worlds, the latest made first.
  func worlds(
    _ call: Call, _ market: any ServedMarket, _ json: inout JSONWriter
  ) throws(Refusal) {
    let limit = min(max(ControlPanel.number("limit", call.target) ?? 100, 0), 1_000)
    let window = Window(offset: ControlPanel.number("offset", call.target) ?? 0, limit: limit)
    let page = try Refusal.lifting { () throws(PortError) in try market.worlds.worlds(window) }
    json.list(page.items) { json, world in
      json.object { json in
        json.member("id", world.id.rawValue)
        json.member("name", world.shortName)
        json.member("cart", world.summary.cart)
        json.member("favorites", world.summary.favorites)
        json.member("owned", world.summary.owned)
        json.member("orders", world.summary.orders)
        json.member("createdAt", world.createdAt.description)
        json.member("changedAt", ifAny: world.changedAt?.description)
      }
    }
  }
}
