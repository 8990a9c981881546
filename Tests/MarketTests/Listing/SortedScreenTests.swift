import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Sorted screens")
struct SortedScreenTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("begin with the brief's sorts")
  func standards() throws {
    #expect(try ViewCart(ports)().sort == .standardCart)
    #expect(try BrowseCatalog(ports)().sort == .standard)
    #expect(try ListOwned(ports)().sort == .standardOwned)
    #expect(try RankUsers(ports)().sort == .standard)
  }

  @Test("keep the sort they were given, each its own")
  func kept() throws {
    _ = try ViewCart(ports)(sort: Sort(.price, .descending))
    _ = try ListOwned(ports)(sort: Sort(.name))
    _ = try RankUsers(ports)(sort: Sort(.name, .descending))
    _ = try BrowseCatalog(ports)(sort: Sort(.name, .descending))
    #expect(try ViewCart(ports)().sort == Sort(.price, .descending))
    #expect(try ViewCart(ports)().contents.nfts.map(\.number) == [2, 3])
    #expect(try ListOwned(ports)().sort == Sort(.name))
    #expect(try RankUsers(ports)().sort == Sort(.name, .descending))
    #expect(try BrowseCatalog(ports)().collections.items.map(\.name) == ["Blue", "Beige"])
  }

  @Test("take the standard sort again after a reset")
  func reset() throws {
    _ = try ViewCart(ports)(sort: Sort(.price))
    try ResetWorld(ports).confirm(ResetWorld(ports).request())
    #expect(try ViewCart(ports)().sort == .standardCart)
  }

  @Test("show the count and total of all in any window")
  func totals() throws {
    let contents = try ViewCart(ports)(Window(offset: 1, limit: 1)).contents
    #expect(contents.nfts == [Seeds.nft(2)])
    #expect(contents.offset == 1)
    #expect(contents.count == 2)
    #expect(contents.total == Make.price("8.810000000000000001"))
  }
}
