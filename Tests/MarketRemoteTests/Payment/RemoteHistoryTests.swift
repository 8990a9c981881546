import Market
import MarketAPI
import MarketContract
import MarketRemote
import Testing

/// Undo, snapshots and resets around payments that the server itself has made.
@Suite("The history of a server")
struct RemoteHistoryTests {
  @Test("has payments and deliveries as barriers, by any generation's names")
  func barriers() throws {
    for prefix in ["", "/g1"] {
      let kiosk = try Kiosk()
      let remote = try kiosk.client(prefix)
      let till = Till(MarketPorts(remote), gateway: remote)
      let liked = try #require(try till.ports.nfts.nfts(by: .number(5), limit: 1).first)
      _ = try SetFavorites(till.ports)([liked.id], liked: true)
      #expect(try remote.reverse(.undo) == .done([.unliked(liked.id)]))
      #expect(try remote.reverse(.redo) == .done([.liked(liked.id)]))
      let currency = try #require(try ChooseCurrency(till.ports)("ETH"))
      till.pay(in: currency.id)
      let order = try #require(try till.ports.orders.orders(.all).items.first)
      #expect(try remote.reverse(.undo) == .barrier(.delivered(order.id)))
      try till.ports.world.reset()
      #expect(try remote.reverse(.undo) == .barrier(.reset))
      #expect(try till.ports.cart.cartList().count == 2)
    }
  }

  @Test("is taken back to a snapshot, orders and all")
  func snapshots() throws {
    let kiosk = try Kiosk()
    let remote = try kiosk.client()
    let till = Till(MarketPorts(remote), gateway: remote)
    let name = try #require(SnapshotName("before paying"))
    #expect(try remote.snapshot(named: name, at: Timestamp(milliseconds: 0)))
    till.pay(in: Seeds.ether)
    #expect(try remote.summary() == WorldSummary(cart: 0, favorites: 2, owned: 3, orders: 1))
    #expect(try remote.restore(named: name))
    #expect(try remote.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
    #expect(try remote.snapshots().map(\.name) == [name])
    #expect(try remote.reverse(.undo) == .barrier(.restored("before paying")))
  }

  @Test("tells of the weather, the payment service and the last requests")
  func network() throws {
    let kiosk = try Kiosk()
    let remote = try kiosk.client()
    #expect(try remote.change(weather: ["503", "/nft"]) == ["503 /nft"])
    #expect(try remote.weather() == ["503 /nft"])
    #expect(try remote.change(weather: ["normal"]) == [])
    for mood in [GatewayMood.declineNext, .declineAll, .unavailable(3), .normal] {
      try remote.set(mood)
      #expect(try remote.behavior().mood == mood)
    }
    try remote.set(.declineAll)
    try remote.set(delay: 300)
    #expect(try remote.behavior() == (.declineAll, 300))
    try remote.set(delay: 0)
    #expect(try remote.behavior() == (.declineAll, 0))
    _ = try remote.replaceCart([Seeds.nft(6).id])
    let last = try #require(try remote.requests(1).first)
    #expect(last.method == "PUT" && last.target == "/api/v1/orders/1" && last.status == 200)
    let whole = try #require(try remote.request(last.number))
    #expect(whole.fields.map(\.value) == [Seeds.nft(6).id.rawValue])
    #expect(try remote.request(9_999) == nil)
  }
}
