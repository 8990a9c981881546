import Market
import Testing

/// What the sources promise of the catalog as apps over HTTP read it.
package enum BrowseContract {
  package static let promises = [
    Promise("every window of all NFTs is by number, or equals the comparator's answer", nfts),
    Promise("NFTs are found by words of their name and by their author", filters),
    Promise("an author may be named by a user's number or identifier", authors),
    Promise("collections come by number or sorted, each with all it holds", collections),
    Promise("users come by number or sorted, each with all they hold", users),
    Promise("whoever reads a whole list keeps no sort", sorts),
    Promise("a user is found by number, identifier, name and site", named),
  ]

  private static func nfts(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let browse = BrowseNFTs(try make(seed))
      let numbered = seed.nfts.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      try Windows.expect(numbered, of: name) { try browse(nil, $0) }
      for sort in Sorts.all(NFTKey.self) {
        let sorted = seed.nfts.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(sorted, of: "\(name), \(sort)") { try browse(sort, $0) }
      }
    }
  }

  private static func filters(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let browse = BrowseNFTs(try make(seed))
    let numbered = seed.nfts.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    let authors: [String?] = [nil, "Author 1", "author 1", "Author", "nobody", "'"]
    for text in ["", "a", "apr", "ежик", "zzz", "%"] {
      for author in authors {
        let name = SearchText(text)
        let expected = numbered.filter {
          name.matches($0.name) && (author == nil || $0.author == author)
        }
        try Windows.expect(expected, of: "\(text), \(author ?? "-")") {
          try browse(nil, name: name, author: author, $0)
        }
        let sorted = expected.sorted { Sort(.price).precedes($0, $1, FoldedCollation()) }
        #expect(try browse(Sort(.price), name: name, author: author).items == sorted)
      }
    }
  }

  private static func authors(_ make: Promise.Factory) throws {
    var seed = Seeds.small
    seed.users[1] = Make.user(2, "Author 1", rating: 77)
    seed.collections[0] = Make.collection(1, "Beige", count: 3)
    let ports = try make(seed)
    for author in [
      "Author 1", "2", seed.users[1].id.rawValue, seed.users[1].id.rawValue.uppercased(),
    ] {
      #expect(try BrowseNFTs(ports)(author: author).items.map(\.number) == [1, 5], "\(author)")
      let collections = try BrowseCatalog(ports).whole(author: author).items
      #expect(collections.map(\.collection.number) == [1], "\(author)")
    }
    #expect(try BrowseNFTs(ports)(author: "3").items.isEmpty)
  }

  private static func collections(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let browse = BrowseCatalog(try make(seed))
      func whole(_ collections: [NFTCollection]) -> [WholeCollection] {
        collections.map { WholeCollection(collection: $0, nfts: seed.contents[$0.id] ?? []) }
      }
      let numbered = seed.collections.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      try Windows.expect(whole(numbered), of: name) { try browse.whole(nil, $0) }
      for sort in Sorts.all(CatalogKey.self) {
        let sorted = seed.collections.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(whole(sorted), of: "\(name), \(sort)") { try browse.whole(sort, $0) }
      }
    }
    let ports = try make(Seeds.small)
    #expect(try BrowseCatalog(ports).whole(name: SearchText("BLU")).items.map(\.nfts.count) == [2])
    #expect(try ports.catalog.contents(of: [NFTCollection.ID("nowhere")]) == [[]])
  }

  private static func users(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let rank = RankUsers(try make(seed))
      func whole(_ users: [User]) -> [WholeUser] {
        users.map { WholeUser(user: $0, nfts: seed.holdings[$0.id] ?? []) }
      }
      let numbered = seed.users.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      try Windows.expect(whole(numbered), of: name) { try rank.whole(nil, $0) }
      for sort in Sorts.all(UserKey.self) {
        let sorted = seed.users.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(whole(sorted), of: "\(name), \(sort)") { try rank.whole(sort, $0) }
      }
    }
    #expect(try make(Seeds.small).users.holdings(of: [User.ID("nowhere")]) == [[]])
  }

  private static func sorts(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    _ = try BrowseCatalog(ports).whole(Sort(.name))
    _ = try RankUsers(ports).whole(Sort(.name))
    _ = try BrowseNFTs(ports)(Sort(.name))
    #expect(try BrowseCatalog(ports)().sort == .standard)
    #expect(try RankUsers(ports)().sort == .standard)
    #expect(try ViewCart(ports)().sort == .standardCart)
  }

  private static func named(_ make: Promise.Factory) throws {
    let find = FindUser(try make(Seeds.small))
    let elijah = Seeds.small.users[1]
    let site = try #require(elijah.website)
    for text in ["2", elijah.id.rawValue.uppercased(), "ELIJAH", " Elijah", site.text] {
      #expect(try find(text) == elijah, "\(text)")
    }
    for text in ["", "9", "Eli", "https://example.org/user/9", "https://EXAMPLE.org/user/2"] {
      #expect(try find(text) == nil, "\(text)")
    }
  }
}
