/// What the catalog can be ordered by.
public enum CatalogKey: String, SortKey {
  /// The collection's name.
  case name
  /// The number of NFTs in the collection.
  case count

  /// Names run from A, counts from the largest.
  public var naturalDirection: Direction { self == .name ? .ascending : .descending }
}

extension Sort<CatalogKey> {
  /// The order of a catalog nobody has sorted yet: by number of NFTs, largest first (brief).
  public static let standard = Sort(.count)

  /// Whether `left` stands before `right` in the catalog.
  public func precedes(
    _ left: NFTCollection, _ right: NFTCollection, _ collation: any Collation
  ) -> Bool {
    switch key {
    case .name: precedes(left, right, by: nil as ((NFTCollection) -> Int)?, collation)
    case .count: precedes(left, right, by: \.nftCount, collation)
    }
  }
}
