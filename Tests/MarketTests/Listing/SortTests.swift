import Market
import MarketContract
import Testing

@Suite("A sort")
struct SortTests {
  private let collation = FoldedCollation()

  @Test("runs in its key's own direction where none is named")
  func defaults() {
    #expect(Sort(CatalogKey.name) == Sort(.name, .ascending))
    #expect(Sort(CatalogKey.count) == Sort(.count, .descending))
    #expect(Sort(NFTKey.price) == Sort(.price, .ascending))
    #expect(Sort(NFTKey.rating) == Sort(.rating, .descending))
    #expect(Sort(NFTKey.name) == Sort(.name, .ascending))
    #expect(Sort(UserKey.rating) == Sort(.rating, .descending))
    #expect(Sort(UserKey.name) == Sort(.name, .ascending))
  }

  @Test("is the one that the brief names before anything was sorted")
  func standards() {
    #expect(Sort<CatalogKey>.standard == Sort(.count, .descending))
    #expect(Sort<NFTKey>.standardCart == Sort(.name, .ascending))
    #expect(Sort<NFTKey>.standardOwned == Sort(.rating, .descending))
    #expect(Sort<UserKey>.standard == Sort(.rating, .descending))
  }

  @Test("is kept and typed by words that never change")
  func words() {
    #expect(CatalogKey.allCases.map(\.rawValue) == ["name", "count"])
    #expect(NFTKey.allCases.map(\.rawValue) == ["price", "rating", "name"])
    #expect(UserKey.allCases.map(\.rawValue) == ["rating", "name", "count"])
    #expect(Direction.allCases.map(\.rawValue) == ["asc", "desc"])
    #expect(SortedScreen.allCases.map(\.rawValue) == ["catalog", "cart", "my", "rating"])
  }

  @Test(
    "orders NFTs by its key, ties by name and then by identifier, ascending",
    arguments: [
      (Sort(.price, .ascending), [3, 6, 1, 5, 2, 4]),
      (Sort(.price, .descending), [4, 2, 1, 5, 6, 3]),
      (Sort(.rating, .descending), [1, 3, 5, 2, 6, 4]),
      (Sort(.rating, .ascending), [4, 6, 2, 3, 5, 1]),
      (Sort(.name, .ascending), [1, 3, 4, 2, 5, 6]),
      (Sort(.name, .descending), [6, 5, 2, 4, 3, 1]),
    ] as [(Sort<NFTKey>, [Int])])
  func nfts(sort: Sort<NFTKey>, numbers: [Int]) {
    let sorted = Seeds.small.nfts.reversed().sorted { sort.precedes($0, $1, collation) }
    #expect(sorted.map(\.number) == numbers)
  }

  @Test(
    "orders equal names by identifier, ascending in both directions", arguments: Direction.allCases)
  func equalNames(direction: Direction) {
    let nfts = [3, 1, 2].map { Make.nft($0, "Same") }
    for key in NFTKey.allCases {
      let sort = Sort(key, direction)
      let sorted = nfts.sorted { sort.precedes($0, $1, collation) }
      #expect(sorted.map(\.number) == [1, 2, 3], "\(key)")
    }
  }

  @Test("orders users by rating or name")
  func users() {
    func names(_ sort: Sort<UserKey>) -> [String] {
      Seeds.small.users.sorted { sort.precedes($0, $1, collation) }.map(\.name)
    }
    #expect(names(.standard) == ["Elijah", "Antony", "Lucille", "Emil"])
    #expect(names(Sort(.rating, .ascending)) == ["Emil", "Antony", "Lucille", "Elijah"])
    #expect(names(Sort(.name, .descending)) == ["Lucille", "Emil", "Elijah", "Antony"])
  }

  @Test("orders collections by count or name")
  func collections() {
    let collections = [("b", 2), ("c", 1), ("a", 2)].enumerated().map { index, each in
      Make.collection(index + 1, each.0, count: each.1)
    }
    func names(_ sort: Sort<CatalogKey>) -> String {
      collections.sorted { sort.precedes($0, $1, collation) }.map(\.name).joined()
    }
    #expect(names(.standard) == "abc")
    #expect(names(Sort(.count, .ascending)) == "cab")
    #expect(names(Sort(.name)) == "abc")
    #expect(names(Sort(.name, .descending)) == "cba")
  }

  @Test("is total: of two different things just one precedes, and no thing precedes itself")
  func total() {
    let nfts = Seeds.varied.nfts
    for sort in NFTKey.allCases.flatMap({ key in Direction.allCases.map { Sort(key, $0) } }) {
      let wrong = nfts.flatMap { one in
        nfts.filter { other in
          let both = (
            sort.precedes(one, other, collation), sort.precedes(other, one, collation)
          )
          return one.id == other.id ? both != (false, false) : both.0 == both.1
        }
      }
      #expect(wrong.map(\.name) == [], "\(sort)")
    }
  }

  @Test("gives the same list whatever order it begins from")
  func stable() {
    var dice = SplitMix64(seed: 99)
    for sort in NFTKey.allCases.flatMap({ key in Direction.allCases.map { Sort(key, $0) } }) {
      let expected = Seeds.varied.nfts.sorted { sort.precedes($0, $1, collation) }
      for _ in 0..<20 {
        let again = Seeds.varied.nfts.shuffled(using: &dice)
          .sorted { sort.precedes($0, $1, collation) }
        #expect(again == expected, "\(sort), seed 99")
      }
    }
  }

  @Test("orders names as the collation says")
  func collated() {
    let sorted = Seeds.small.nfts.sorted { Sort(.name).precedes($0, $1, BackwardsCollation()) }
    #expect(sorted.map(\.number) == [6, 5, 2, 4, 3, 1])
  }

  @Test("folds names: letters of a script stand together, whatever case and accent")
  func foldedKeys() {
    let names = ["Ёлка", "ель", "Елка", "Йога", "Иога", "zoë", "Zoe", "Zebra"]
    let sorted = names.sorted { collation.key(for: $0) < collation.key(for: $1) }
    #expect(sorted == ["Zebra", "Zoe", "zoë", "Ёлка", "Елка", "ель", "Иога", "Йога"])
  }
}
