/// What the rating of users can be ordered by.
public enum UserKey: String, SortKey {
  /// The user's rating, highest first.
  case rating
  /// The user's name, from A.
  case name
  /// The number of NFTs that the user holds.
  case count

  /// Names ascend, ratings and counts descend.
  public var naturalDirection: Direction { self == .name ? .ascending : .descending }
}

extension Sort<UserKey> {
  /// The order of the rating before any sorting: by rating, highest first (brief).
  public static let standard = Sort(.rating)

  /// Whether `left` stands before `right` in the rating.
  public func precedes(_ left: User, _ right: User, _ collation: any Collation) -> Bool {
    switch key {
    case .rating: precedes(left, right, by: \.rating, collation)
    case .name: precedes(left, right, by: nil as ((User) -> Int)?, collation)
    case .count: precedes(left, right, by: \.nftCount, collation)
    }
  }
}
