import CollationKit
import Market
import MarketSeed
import Testing

/// What the product promises of its own seeds.
@Suite("The embedded seed")
struct EmbeddedSeedTests {
  private let seed: WorldSeed

  init() throws {
    seed = try SeedLoader(source: .embedded).load().seed
  }

  private var names: [String] {
    seed.collections.map(\.name) + seed.nfts.map(\.name) + seed.users.map(\.name)
  }

  @Test("holds at least 12 collections of 1 to 20 NFTs, 150 NFTs, 30 users and 8 currencies")
  func sizes() {
    let sizes = seed.collections.map(\.nftCount)
    #expect(seed.collections.count >= 12 && seed.nfts.count >= 150 && seed.users.count >= 30)
    #expect(sizes.min() == 1 && sizes.max() == 20)
    #expect(sizes.reduce(0, +) == seed.nfts.count)
    let tickers = ["BTC", "DOGE", "USDT", "APE", "SOL", "ETH", "ADA", "SHIB"]
    #expect(seed.currencies.map(\.ticker) == tickers)
    #expect(seed.currencies.map(\.id.rawValue) == ["5", "6", "2", "3", "4", "7", "1", "0"])
  }

  @Test("gives its person a few likes and NFTs, none of the largest collection, an empty cart")
  func person() throws {
    let largest = try #require(seed.collections.max { $0.nftCount < $1.nftCount })
    let holdings = Set(seed.contents[largest.id] ?? [])
    #expect((1...10).contains(seed.owned.count) && (1...10).contains(seed.favorites.count))
    #expect(holdings.isDisjoint(with: seed.owned) && holdings.isDisjoint(with: seed.favorites))
    #expect(seed.cart.isEmpty)
  }

  @Test("has names in Latin, Cyrillic and CJK, an emoji, and ё and й in both normal forms")
  func scripts() {
    let scalars = names.flatMap { Array($0.unicodeScalars) }
    let text = String(String.UnicodeScalarView(scalars))
    #expect(scalars.contains("A") && scalars.contains("Я") || scalars.contains("я"))
    #expect(scalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    #expect(scalars.contains { $0.properties.isEmojiPresentation })
    for form in ["\u{451}", "\u{435}\u{308}", "\u{439}", "\u{438}\u{306}"] {
      let bytes = Array(form.utf8)
      let all = Array(text.utf8)
      #expect(all.indices.contains { all[$0...].starts(with: bytes) }, "\(bytes)")
    }
  }

  @Test("has equal prices, equal ratings, 18 decimals, an empty and a very long description")
  func edges() {
    let prices = seed.nfts.map(\.price)
    #expect(Set(prices).count < prices.count)
    #expect(Set(seed.users.map(\.rating)).count < seed.users.count)
    #expect(prices.contains { $0.description.split(separator: ".")[1].count == 18 })
    #expect(seed.nfts.contains { $0.description.isEmpty })
    #expect(seed.nfts.contains { $0.description.count > 1_000 })
  }

  @Test(
    "is ordered alike by ICU and by folding but for Han, so that machines without ICU agree",
    .enabled(if: RootCollator.open() != nil, "no ICU is installed"))
  func collations() throws {
    let collator = try #require(RootCollator.open())
    let folded = FoldedCollation()
    for names in [seed.collections.map(\.name), seed.users.map(\.name)] {
      let names = names.filter { !$0.unicodeScalars.contains(where: \.properties.isIdeographic) }
      let keys = names.map { (name: $0, key: collator.key(for: $0)) }
      let byICU = keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.name)
      #expect(byICU == names.sorted { folded.key(for: $0) < folded.key(for: $1) })
    }
  }
}
