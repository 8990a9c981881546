import Foundation
import Testing

@Suite("Several processes on one store")
struct SeveralProcessesTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Runs scripts at the same time; all must end well.
  private func runTogether(_ scripts: [String]) throws {
    let waits = try scripts.map { try sandbox.start([Program.path], input: Data($0.utf8)) }
    for wait in waits {
      let outcome = try wait()
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  private func count(_ command: String) throws -> Int? {
    let json = try sandbox.nft("--json", "-c", "\(command) --limit 0").output
    return json.firstMatch(of: #/"count":(\d+)/#).flatMap { Int($0.output.1) }
  }

  @Test("They may all come to a store that is not there yet")
  func makeStoreTogether() throws {
    try runTogether((1...6).map { "cart add \($0)\n" })
    #expect(try count("cart") == 6)
    #expect(try count("favorites") == 6)
    #expect(try count("catalog") == 14)
  }

  @Test("What each adds to the cart and likes is all there afterwards")
  func loseNothing() throws {
    var free = (1...160).filter { ![11, 39, 54, 90, 110, 69, 93, 108, 151, 153].contains($0) }
    var random = SplitMix(seed: 20_240_501)
    free.shuffle(using: &random)
    let shares = (0..<5).map { share in free.indices.filter { $0 % 5 == share }.map { free[$0] } }
    try runTogether(
      shares.map { $0.map { "cart add \($0); like \($0)\n" }.joined() })
    #expect(try count("cart") == 150)
    #expect(try count("favorites") == 156)
    try runTogether(
      shares.map { $0.map { "cart remove \($0) -y; unlike \($0)\n" }.joined() })
    #expect(try count("cart") == 0)
    #expect(try count("favorites") == 6)
  }

  @Test("One cart is paid once, however many pay for it")
  func payOnce() throws {
    #expect(try sandbox.nft("-c", "cart add 1 2 3").status == 0)
    let waits = try (0..<5).map { _ in
      try sandbox.start([Program.path, "-c", "pay ETH"])
    }
    let outcomes = try waits.map { try $0() }
    // Those that pay the same cart at the same moment share one payment, and tell of one order.
    let receipts = outcomes.compactMap {
      $0.output.firstMatch(of: #/Order +1 \(([0-9a-f-]{36})\)/#)
    }
    #expect(receipts.count == outcomes.filter { $0.status == 0 }.count)
    #expect(Set(receipts.map(\.output.1)).count == 1, "\(outcomes)")
    for outcome in outcomes where outcome.status != 0 {
      #expect(outcome.errors.hasPrefix("The cart is empty"))
      #expect(outcome.status == 1)
    }
    #expect(try count("orders") == 1)
    #expect(try count("my") == 8)
  }
}
