import Market
import MarketContract
import MarketInMemory
import MarketStore
import Testing

/// A search finds its rows in two ways: by the folded names, or along the sorted index.
@Suite("A search of a large catalog")
struct LargeSearchTests {
  @Test("gives the same rows whether few or many match", arguments: CatalogKey.allCases)
  func alike(key: CatalogKey) throws {
    var seed = Seeds.empty
    seed.collections = (1...1_300).map { number in
      let name = number.isMultiple(of: 100) ? "Rare Wave \(number)" : "Wave \(number % 977)"
      return Make.collection(number, name, count: number % 7)
    }
    let store = try Scratch().ports(seed).catalog
    let memory = InMemoryMarket(seed: seed)
    for direction in Direction.allCases {
      for (text, count) in [("wave", 1_300), ("rare wave", 13), ("E rar", 13), ("none", 0)] {
        for window in [Window(limit: 20), Window(offset: 7, limit: 5), .all] {
          let sort = Sort(key, direction)
          let found = try store.collections(matching: SearchText(text), sort, window)
          #expect(found.total == count)
          #expect(found == (try memory.collections(matching: SearchText(text), sort, window)))
        }
      }
    }
  }
}
