import Market
import Testing

@testable import libraryuser

@Suite("A shop")
struct ShopTests {
  private let shop = Shop.fixed()
  private let ferry = NFT.ID("ferry")
  private let dory = NFT.ID("dory")

  @Test("finds collections by a part of their name, and nothing where nothing matches")
  func search() async throws {
    #expect(try await shop.catalog(searching: "BOAT").collections.items.map(\.number) == [1])
    #expect(try await shop.catalog(searching: "tram").collections.items.isEmpty)
  }

  @Test("shows what would go, and lets go only that")
  func removal() async throws {
    _ = try await shop.add([ferry, dory])
    let request = try await shop.askToRemove(dory)
    #expect(try await shop.cart().count == 2)
    #expect(request.nfts.map(\.name) == ["Grey Dory"])
    try await shop.remove(request)
    #expect(try await shop.cart().nfts.map(\.id) == [ferry])
  }

  @Test("refuses what is owned, and says so by type")
  func owned() async throws {
    await #expect(throws: CartError.owned(NFT.ID("wren"))) {
      try await shop.add([ferry, NFT.ID("wren")])
    }
    #expect(try await shop.cart().count == 0)
  }

  @Test("keeps the cart when a payment is declined, and empties it when one is accepted")
  func payment() async throws {
    let currency = try #require(try await shop.currencies().first)
    _ = try await shop.add([ferry])
    await shop.declineNextPayment()
    #expect(try await shop.pay(in: currency.id) == .declined(.refused))
    #expect(try await shop.cart().count == 1)
    guard case .paid(let order) = try await shop.pay(in: currency.id) else {
      Issue.record("the second payment was declined")
      return
    }
    #expect(order.total.description == "2.50")
    #expect(try await shop.cart().count == 0)
    #expect(try await shop.orders().items.map(\.order) == [order])
  }

  @Test("takes back one step at a time, but no payment")
  func undo() async throws {
    let currency = try #require(try await shop.currencies().first)
    _ = try await shop.add([ferry])
    #expect(try await shop.undo() == .done([.removedFromCart(ferry)]))
    #expect(try await shop.undo() == .nothing)
    _ = try await shop.add([ferry])
    guard case .paid(let order) = try await shop.pay(in: currency.id) else {
      Issue.record("the payment was declined")
      return
    }
    #expect(try await shop.undo() == .barrier(.paid(order.id)))
  }

  @Test("lets one of many screens put an NFT in, and tells the others that it is there")
  func together() async throws {
    let added = try await withThrowingTaskGroup(of: Int.self) { [shop, ferry] group in
      for _ in 1...20 { group.addTask { try await shop.add([ferry]).count } }
      return try await group.reduce(0, +)
    }
    #expect(added == 1)
  }
}
