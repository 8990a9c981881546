/// The world that is asked for: which collection holds which NFTs, and what everything is called.
struct WorldPlan {
  let collections: Int
  let nfts: Int
  let seed: UInt64
  /// As many users as any world of ours gets.
  static let users = 1_000

  init(_ order: GenerationOrder) {
    collections = order.collections
    nfts = order.nfts
    seed = order.seed
  }

  /// The NFTs of a collection: every collection has one at least, and about twice the mean at most.
  func contents(of collection: Int) -> Range<Int> {
    start(of: collection)..<start(of: collection + 1)
  }

  /// The first NFT of a collection; both are counted from 1.
  private func start(of collection: Int) -> Int {
    if collection > collections { return nfts + 1 }
    if collection == 1 { return 1 }
    let even = (collection - 1) * nfts / collections
    var chance = Chance(seed, .size, collection)
    return 1 + even + chance.below(nfts / collections)
  }

  func chance(_ kind: Chance.Kind, _ number: Int) -> Chance { Chance(seed, kind, number) }

  func nftID(_ number: Int) -> String {
    var chance = Chance(seed, .nftID, number)
    return chance.identifier()
  }

  /// Different NFTs, at most as many as asked for.
  func someNFTs(_ count: Int, _ chance: inout Chance) -> [String] {
    var numbers: [Int] = []
    for _ in 0..<count {
      let number = 1 + chance.below(nfts)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers.map(nftID)
  }

  /// The person who made something; each signs with one of the users' names.
  func author(_ chance: inout Chance) -> (name: String, site: String) {
    let number = 1 + chance.below(Self.users)
    return (userName(number), "https://user-\(number).fakenft.example/")
  }

  func userName(_ number: Int) -> String {
    var chance = Chance(seed, .user, number)
    return Names.person(&chance)
  }
}
