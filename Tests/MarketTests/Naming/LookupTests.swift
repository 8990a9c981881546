import Market
import MarketContract
import Testing

@Suite("A lookup")
struct LookupTests {
  private let nfts = [
    Make.nft(3, "April", id: NFT.ID("bbbb1")), Make.nft(1, "Lark", id: NFT.ID("april")),
    Make.nft(2, "april", id: NFT.ID("bbbb2")), Make.nft(4, "Aprils", id: NFT.ID("aaaa")),
    Make.nft(5, "bbbb", id: NFT.ID("cccc")), Make.nft(6, "Йога", id: NFT.ID("aprilx")),
    Make.nft(7, "Ёлка", id: NFT.ID("eeee")),
  ]

  @Test(
    "finds by number, by whole identifier or name, and by the beginning of either",
    arguments: [
      (.number(2), [2]), (.number(9), []), (.number(-1), []),
      (.exact(SearchText("APRIL")), [1, 2, 3]), (.exact(SearchText("bbbb")), [5]),
      (.exact(SearchText("BBBB1")), [3]), (.exact(SearchText("apri")), []),
      (.exact(SearchText("и\u{306}ога")), [6]), (.exact(SearchText("иога")), []),
      (.exact(SearchText("елка")), [7]), (.exact(SearchText("aprilx")), [6]),
      (.prefix(SearchText("apri")), [1, 6, 2, 3, 4]), (.prefix(SearchText("BBB")), [3, 2, 5]),
      (.prefix(SearchText("е")), [7]), (.prefix(SearchText("zzzz")), []),
    ] as [(Lookup, [Int])])
  func found(lookup: Lookup, numbers: [Int]) {
    #expect(lookup.found(in: nfts, limit: 100).map(\.number) == numbers)
    #expect(Set(nfts.filter(lookup.finds).map(\.number)) == Set(numbers))
    #expect(lookup.found(in: nfts.reversed(), limit: 100).map(\.number) == numbers)
    #expect(lookup.found(in: nfts, limit: 2).map(\.number) == Array(numbers.prefix(2)))
    #expect(lookup.found(in: nfts, limit: 0).isEmpty)
  }

  @Test("takes only what is the whole identifier for found by identifier")
  func wholeIdentifier() {
    let nfts = [Make.nft(1, "A", id: NFT.ID("x")), Make.nft(2, "a", id: NFT.ID("a1"))]
    #expect(Lookup.exact(SearchText("a")).found(in: nfts, limit: 9).map(\.number) == [1, 2])
  }
}
