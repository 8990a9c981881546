import Market
import Testing

/// What `CatalogSource` promises.
package enum CatalogContract {
  package static let promises = [
    Promise("every window of the catalog equals the comparator's answer", windows),
    Promise("a search finds what the search text matches, in every sort", searches),
    Promise("a collection is found by its identifier as it was seeded", collections),
    Promise("lookups of collections answer as the rule does", lookups),
  ]

  private static func windows(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      for sort in Sorts.all(CatalogKey.self) {
        let expected = seed.collections.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(expected, of: "\(name), \(sort)") { window in
          try ports.catalog.collections(matching: nil, sort, window)
        }
      }
    }
  }

  private static func searches(_ make: Promise.Factory) throws {
    let seed = Seeds.varied
    let ports = try make(seed)
    let texts = [
      "", "  ", "b", "BEI", "sky", "blue sky", "sky  blue", "skyblue", "ежик", "ЁЖИК",
      "е\u{308}ж", "cafe", "CAFÉ", "e\u{301} april", "京", "й", "и\u{306}", "и", "zzz", "%", "_",
      "a'", "april beige",
    ]
    for text in texts.map(SearchText.init) {
      for sort in Sorts.all(CatalogKey.self) {
        let expected = seed.collections.filter { text.matches($0.name) }
          .sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(expected, of: "\(text), \(sort)") { window in
          try ports.catalog.collections(matching: text, sort, window)
        }
      }
    }
  }

  private static func collections(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.varied)
    for collection in Seeds.varied.collections {
      #expect(try ports.catalog.collection(collection.id) == collection)
    }
    #expect(try ports.catalog.collection(NFTCollection.ID("nowhere")) == nil)
    #expect(try ports.catalog.collection(NFTCollection.ID("")) == nil)
  }

  private static func lookups(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      let ports = try make(seed)
      try Lookups.expect(seed.collections) { lookup, limit in
        try ports.catalog.collections(by: lookup, limit: limit)
      }
    }
  }
}
