import Market
import Testing

/// What `CartRepository` promises.
package enum CartContract {
  package static let promises = [
    Promise("every window of the cart equals the comparator's answer", windows),
    Promise("the cart's count and total are those of the whole cart in any window", totals),
    Promise("a change of the cart is applied whole, and what is there already stays", changes),
    Promise("a decision about the cart that changes nothing changes nothing", nothing),
    Promise("the cart can only be decided about NFTs that were asked about", strangers),
  ]

  private static func windows(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      let nfts = seed.nfts.filter { seed.cart.contains($0.id) }
      for sort in Sorts.all(NFTKey.self) {
        let expected = nfts.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(expected, of: "\(name), \(sort)") { window in
          let contents = try ports.cart.cart(sort, window)
          return Page(contents.nfts, offset: contents.offset, total: contents.count)
        }
      }
    }
  }

  private static func totals(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all {
      let ports = try make(seed)
      let prices = seed.nfts.filter { seed.cart.contains($0.id) }.map(\.price)
      for window in Windows.over(3) {
        let contents = try ports.cart.cart(.standardCart, window)
        #expect(contents.count == prices.count)
        #expect(contents.total == prices.reduce(.zero, +))
      }
    }
  }

  private static func changes(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try change(ports, add: [5, 2, 4], remove: [3, 6])
    #expect(try numbers(ports) == [4, 2, 5])
    try change(ports, add: [3], remove: [3])
    #expect(try numbers(ports) == [4, 2, 5])
    #expect(try ports.world.summary().cart == 3)
    try change(ports, add: [], remove: [2, 4, 5])
    #expect(
      try ports.cart.cart(.standardCart, .all)
        == CartContents(nfts: [], count: 0, total: .zero))
  }

  private static func nothing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let before = try ports.cart.cart(.standardCart, .all)
    try change(ports, add: [], remove: [])
    try change(ports, add: [2, 3], remove: [5])
    #expect(try ports.cart.cart(.standardCart, .all) == before)
    #expect(try ports.favorites.favorites(.all).total == 2)
  }

  private static func strangers(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let answer = try ports.cart.updateCart([Seeds.nft(1).id, NFT.ID("nowhere")]) { standings in
      #expect(standings == [Seeds.nft(1).id: Standing(isLiked: true, isOwned: true)])
      let change = CartChange(
        add: [NFT.ID("nowhere"), Seeds.nft(4).id], remove: [Seeds.nft(2).id])
      return (change, "done")
    }
    #expect(answer == "done")
    #expect(try numbers(ports) == [3, 2])
  }

  private static func change(_ ports: MarketPorts, add: [Int], remove: [Int]) throws {
    let change = CartChange(
      add: add.map { Seeds.nft($0).id }, remove: remove.map { Seeds.nft($0).id })
    try ports.cart.updateCart(change.add + change.remove) { _ in (change, ()) }
  }

  private static func numbers(_ ports: MarketPorts) throws -> [Int?] {
    try ports.cart.cart(.standardCart, .all).nfts.map(\.number)
  }
}
