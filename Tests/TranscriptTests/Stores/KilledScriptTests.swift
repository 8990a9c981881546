import Foundation
import Testing

/// `NFT_KILLS=1000` makes it a thousand.
@Suite("A script that is killed at any moment")
struct KilledScriptTests {
  private static let kills =
    ProcessInfo.processInfo.environment["NFT_KILLS"].flatMap(Int.init) ?? 50

  @Test(
    "Leaves what was acknowledged, and of the command that was running all or nothing",
    arguments: 0..<kills)
  func losesNothing(_ seed: Int) throws {
    var chance = SplitMix(seed: UInt64(seed))
    let commands = (0..<80).map { _ in ShopModel.Command.random(&chance) }
    let sandbox = try Sandbox()
    let told = try run(commands, killedAfter: Int.random(in: 5...150, using: &chance), in: sandbox)

    var model = ShopModel()
    for command in commands.prefix(told) { model.run(command) }
    let acknowledged = model.standing
    if told < commands.count { model.run(commands[told]) }
    let found = try standing(in: sandbox)
    #expect(
      found == acknowledged || found == model.standing,
      "seed \(seed), \(told) of \(commands.count) told, then \(commands[min(told, 79)])")
    let check = "PRAGMA integrity_check; PRAGMA foreign_key_check"
    #expect(try sandbox.run(["/usr/bin/sqlite3", "store.sqlite", check]).output == "ok\n")
  }

  /// Runs the commands for a while; gives how many of them were answered.
  private func run(
    _ commands: [ShopModel.Command], killedAfter milliseconds: Int, in sandbox: Sandbox
  ) throws -> Int {
    let script = commands.map { "\($0)\n" }.joined()
    let time = String(format: "%.3f", Double(milliseconds) / 1_000)
    let outcome = try sandbox.bash(
      """
      cat > script
      "$NFT" -c help > /dev/null
      "$NFT" --json --keep-going -f script > out 2> err & process=$!
      sleep \(time); kill -KILL $process; wait $process 2> /dev/null
      cat out; grep '^{"error"' err
      """, input: script)
    // A line that was cut short by the kill was never told.
    return outcome.output.split(separator: "\n").filter { $0.hasSuffix("}") }.count
  }

  private func standing(in sandbox: Sandbox) throws -> ShopModel.Standing {
    let outcome = try sandbox.nft("--json", "-c", "cart; favorites; my; orders")
    #expect(outcome.status == 0, "\(outcome)")
    let lists = try outcome.lines.map { try JSONDecoder().decode(List.self, from: Data($0.utf8)) }
    try #require(lists.count == 4)
    let numbers = lists.map { Set($0.items.map(\.number)) }
    return ShopModel.Standing(
      cart: numbers[0], likes: numbers[1], owned: numbers[2],
      orders: lists[3].items.reversed().map { $0.nfts?.count ?? 0 })
  }

  private struct List: Decodable {
    let items: [Item]
  }

  private struct Item: Decodable {
    let number: Int
    let nfts: [Item]?
  }
}
