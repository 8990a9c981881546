internal import MarketStore

extension SeedProgress {
  /// `Loading 412,000 of 1,000,000 NFTs`.
  var words: String {
    switch self {
    case .collections(let count): "Loading \(Self.grouped(count)) collections"
    case .nfts(let count, let held) where count <= held:
      "Loading \(Self.grouped(count)) of \(Self.grouped(held)) NFTs"
    case .nfts(let count, _): "Loading \(Self.grouped(count)) NFTs"
    case .sorting: "Putting everything in order"
    }
  }

  /// A count with a comma before every three digits.
  private static func grouped(_ count: Int) -> String {
    var groups: [String] = []
    var digits = Substring(String(count))
    while !digits.isEmpty {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = digits.dropLast(3)
    }
    return groups.joined(separator: ",")
  }
}
