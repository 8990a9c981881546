internal import Market

/// The part of a world that never changes, with each order worked out once, when first asked for.
final class SortedCatalog {
  let nfts: [NFT.ID: NFT]
  private let seed: WorldSeed
  private let collation: any Collation
  /// The NFTs by number.
  private(set) lazy var numbered = Self.numbered(seed.nfts)
  private var collections: [Sort<CatalogKey>: [NFTCollection]] = [:]
  private var users: [Sort<UserKey>: [User]] = [:]
  private var ranks: [Sort<NFTKey>: [NFT.ID: Int]] = [:]

  init(seed: WorldSeed, collation: any Collation) {
    self.seed = seed
    self.collation = collation
    nfts = Dictionary(seed.nfts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Things by number; one without counts by its place in the file, as it does in a store.
  private static func numbered<Thing: Named>(_ things: [Thing]) -> [Thing] {
    let numbers = things.enumerated().map { ($0.element.number ?? $0.offset + 1, $0.element) }
    return numbers.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func collections(_ sort: Sort<CatalogKey>?) -> [NFTCollection] {
    guard let sort else { return Self.numbered(seed.collections) }
    if let sorted = collections[sort] { return sorted }
    let sorted = seed.collections.sorted { sort.precedes($0, $1, collation) }
    collections[sort] = sorted
    return sorted
  }

  func users(_ sort: Sort<UserKey>?) -> [User] {
    guard let sort else { return Self.numbered(seed.users) }
    if let sorted = users[sort] { return sorted }
    let sorted = seed.users.sorted { sort.precedes($0, $1, collation) }
    users[sort] = sorted
    return sorted
  }

  /// The NFTs with these identifiers, sorted.
  func nfts(_ ids: [NFT.ID], _ sort: Sort<NFTKey>) -> [NFT] {
    let ranks = ranks(sort)
    return ids.sorted { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) }.compactMap { nfts[$0] }
  }

  /// Collation is slow, so it is asked once for each order rather than for each list.
  private func ranks(_ sort: Sort<NFTKey>) -> [NFT.ID: Int] {
    if let known = ranks[sort] { return known }
    let sorted = nfts.values.sorted { sort.precedes($0, $1, collation) }
    let counted = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.id, $0) })
    ranks[sort] = counted
    return counted
  }
}
