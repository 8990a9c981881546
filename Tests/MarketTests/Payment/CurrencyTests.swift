import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("A currency")
struct CurrencyTests {
  @Test(
    "is meant by its number or any of its names in any case",
    arguments: ["2", "btc", "BTC", "Bitcoin", "BITCOIN", " btc ", "bítcoin"])
  func meant(word: String) {
    #expect(Seeds.currencies[0].isMeant(by: word))
  }

  @Test(
    "is not meant by anything else",
    arguments: ["", " ", "5", "02", "2.0", " 2", "bit", "bitcoins", "eth", "1", "-2"])
  func notMeant(word: String) {
    #expect(!Seeds.currencies[0].isMeant(by: word))
  }

  @Test("is found among those that a world offers")
  func chosen() throws {
    let choose = ChooseCurrency(MarketPorts(InMemoryMarket(seed: Seeds.small)))
    #expect(try choose.all().map(\.ticker) == ["BTC", "SHIB", "ETH"])
    #expect(try choose("ethereum")?.id == Seeds.ether)
    #expect(try choose("shiba inu")?.number == 1)
    #expect(try choose("3")?.id == Seeds.ether)
    #expect(try choose("dollar") == nil)
  }
}
