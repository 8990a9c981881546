import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("A market in memory")
struct CollationTests {
  private let market = InMemoryMarket(seed: Seeds.small, collation: BackwardsCollation())

  @Test("orders every list by the collation it was made with")
  func collation() throws {
    #expect(try market.cart(Sort(.name), .all).nfts.map(\.name) == ["Ellsa", "Bonnie"])
    let collections = try market.collections(matching: nil, Sort(.name), .all)
    #expect(collections.items.map(\.name) == ["Blue", "Beige"])
    let users = try market.users(Sort(.name), .all).items.map(\.user.name)
    #expect(users == ["Lucille", "Emil", "Elijah", "Antony"])
  }

  @Test("orders by folded names where none was named")
  func standard() throws {
    let market = InMemoryMarket(seed: Seeds.small)
    #expect(try market.cart(Sort(.name), .all).nfts.map(\.name) == ["Bonnie", "Ellsa"])
  }

  @Test("is one world for all who share it")
  func shared() throws {
    let (one, other) = (MarketPorts(market), MarketPorts(market))
    _ = try AddToCart(one)([Seeds.nft(4).id])
    #expect(try ViewCart(other)().contents.count == 3)
  }
}
