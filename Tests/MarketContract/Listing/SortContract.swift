import Market
import Testing

/// What `SortPreferences` promises.
package enum SortContract {
  package static let promises = [
    Promise("no sort is kept in a new world", nothing),
    Promise("each screen keeps the last sort it was given, in both directions", keeping),
    Promise("a kept sort that is none of the screen's keys reads as nil", strangers),
  ]

  private static func nothing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    for screen in SortedScreen.allCases {
      #expect(try ports.sorts.sort(of: screen, by: NFTKey.self) == nil)
      #expect(try ports.sorts.sort(of: screen, by: CatalogKey.self) == nil)
    }
  }

  private static func keeping(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    for sort in Sorts.all(NFTKey.self) {
      try ports.sorts.keep(sort, for: .cart)
      try ports.sorts.keep(Sort<NFTKey>(.price), for: .owned)
      #expect(try ports.sorts.sort(of: .cart, by: NFTKey.self) == sort)
      #expect(try ports.sorts.sort(of: .owned, by: NFTKey.self) == Sort(.price, .ascending))
    }
    #expect(try ports.sorts.sort(of: .catalog, by: CatalogKey.self) == nil)
    #expect(try ports.sorts.sort(of: .rating, by: UserKey.self) == nil)
  }

  private static func strangers(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try ports.sorts.keep(Sort<NFTKey>(.price, .descending), for: .rating)
    #expect(try ports.sorts.sort(of: .rating, by: UserKey.self) == nil)
    #expect(try ports.sorts.sort(of: .rating, by: NFTKey.self) == Sort(.price, .descending))
  }
}
