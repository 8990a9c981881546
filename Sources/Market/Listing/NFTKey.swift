/// What the cart and one's own NFTs can be ordered by.
public enum NFTKey: String, SortKey {
  /// The price, cheapest first.
  case price
  /// The rating, best first.
  case rating
  /// The name, from A.
  case name

  /// Prices and names ascend, ratings descend.
  public var naturalDirection: Direction { self == .rating ? .descending : .ascending }
}

extension Sort<NFTKey> {
  /// The order of a cart nobody has sorted yet: by name (brief).
  public static let standardCart = Sort(.name)
  /// The order of one's own NFTs before any sorting: by rating, best first (brief).
  public static let standardOwned = Sort(.rating)

  /// Whether `left` stands before `right`.
  public func precedes(_ left: NFT, _ right: NFT, _ collation: any Collation) -> Bool {
    switch key {
    case .price: precedes(left, right, by: \.price, collation)
    case .rating: precedes(left, right, by: \.rating, collation)
    case .name: precedes(left, right, by: nil as ((NFT) -> Int)?, collation)
    }
  }
}
