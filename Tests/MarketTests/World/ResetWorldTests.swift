import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Resetting a world")
struct ResetWorldTests {
  @Test("shows what would go, and then takes it back to the seed")
  func reset() throws {
    let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))
    _ = try AddToCart(ports)([Seeds.nft(4).id])
    _ = try SetFavorites(ports)([Seeds.nft(4).id, Seeds.nft(1).id], liked: false)
    let request = try ResetWorld(ports).request()
    #expect(request == WorldSummary(cart: 3, favorites: 0, owned: 1, orders: 0))
    #expect(try ViewProfile(ports)().counts == request)
    try ResetWorld(ports).confirm(request)
    #expect(try Snapshot(ports) == Snapshot(MarketPorts(InMemoryMarket(seed: Seeds.small))))
  }
}
