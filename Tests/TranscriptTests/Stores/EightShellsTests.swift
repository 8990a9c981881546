import Foundation
import Testing

/// Eight shells each have NFTs of their own, and one cart, which any of them may pay for.
@Suite("Eight shells on one store at once")
struct EightShellsTests {
  private static let shells = 8
  private static let busy = [11, 39, 54, 90, 110, 69, 93, 108, 151, 153]

  @Test("lose no update, pay for nothing twice, and wait for each other", arguments: [1, 2, 3])
  func together(_ seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let free = (1...160).filter { !Self.busy.contains($0) }
    let scripts = (0..<Self.shells).map { shell in
      let own = free.filter { $0 % Self.shells == shell }
      let commands = (0..<80).map { _ in ShopModel.Command.random(of: own, &chance) }
      // What somebody else has paid for meanwhile can't be undone: that has tests of its own.
      return commands.filter { if case .undo = $0 { false } else { true } }
    }
    let sandbox = try Sandbox()
    let outcomes = try run(scripts, in: sandbox)
    for outcome in outcomes { #expect(!outcome.errors.contains("\"store."), "seed \(seed)") }

    let found = try Found(in: sandbox)
    try expectUpdates(scripts, found, seed)
    let bought = found.orders.flatMap(\.nfts)
    #expect(Set(bought).count == bought.count, "seed \(seed)")
    #expect(found.owned == Set(bought).union(ShopModel.Standing().owned), "seed \(seed)")
    #expect(found.orders.map(\.number) == (1...found.orders.count).reversed(), "seed \(seed)")
    for receipt in outcomes.flatMap(Found.receipts) {
      #expect(found.orders.contains(receipt), "seed \(seed)")
    }
    let check = "PRAGMA integrity_check; PRAGMA foreign_key_check"
    #expect(try sandbox.run(["/usr/bin/sqlite3", "store.sqlite", check]).output == "ok\n")
  }

  private func run(
    _ scripts: [[ShopModel.Command]], in sandbox: Sandbox
  ) throws -> [Outcome] {
    let waits = try scripts.map { commands in
      let text = commands.map { "\($0)\n" }.joined()
      return try sandbox.start([Program.path, "--json", "--keep-going"], input: Data(text.utf8))
    }
    return try waits.map { try $0() }
  }

  /// Nobody else touches a shell's NFTs, but for paying: what was done to one last is what stands.
  private func expectUpdates(
    _ scripts: [[ShopModel.Command]], _ found: Found, _ seed: UInt64
  ) throws {
    var (likes, added, removed) = (ShopModel.Standing().likes, Set<Int>(), Set<Int>())
    for command in scripts.joined() {
      switch command {
      case .like(let nft): likes.insert(nft)
      case .unlike(let nft): likes.remove(nft)
      case .add(let nft):
        added.insert(nft)
        removed.remove(nft)
      case .remove(let nft): removed.insert(nft)
      case .pay, .undo: break
      }
    }
    #expect(found.likes == likes, "seed \(seed)")
    #expect(found.cart.isDisjoint(with: found.owned), "seed \(seed)")
    #expect(found.cart.isSubset(of: added.subtracting(removed)), "seed \(seed)")
    #expect(
      added.subtracting(removed).isSubset(of: found.cart.union(found.owned)), "seed \(seed)")
  }

  /// What stands in the store afterwards.
  private struct Found {
    struct Order: Equatable {
      let number: Int
      let nfts: [Int]
    }

    let (cart, likes, owned): (Set<Int>, Set<Int>, Set<Int>)
    let orders: [Order]

    init(in sandbox: Sandbox) throws {
      let outcome = try sandbox.nft("--json", "-c", "cart; favorites; my; orders")
      let lists = try outcome.lines.map { try JSONDecoder().decode(List.self, from: Data($0.utf8)) }
      try #require(lists.count == 4)
      cart = Set(lists[0].items.map(\.number))
      likes = Set(lists[1].items.map(\.number))
      owned = Set(lists[2].items.map(\.number))
      orders = lists[3].items.compactMap(Self.order)
    }

    /// The receipts that a shell was given.
    static func receipts(_ outcome: Outcome) -> [Order] {
      outcome.lines.compactMap { line in
        (try? JSONDecoder().decode(Item.self, from: Data(line.utf8))).flatMap(order)
      }
    }

    private static func order(_ item: Item) -> Order? {
      item.nfts.map { Order(number: item.number, nfts: $0.map(\.number)) }
    }

    private struct List: Decodable {
      let items: [Item]
    }

    private struct Item: Decodable {
      let number: Int
      let nfts: [Item]?
    }
  }
}
