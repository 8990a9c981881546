import Testing

@Suite("A program that is killed while it pays")
struct KilledPaymentTests {
  private let sandbox: Sandbox

  /// The service has decided before it lets its minute pass, which is when the program dies.
  init() throws {
    sandbox = try Sandbox()
    let commands = "cart add 1 2; gateway slow 60s; pay ETH"
    let outcome = try sandbox.bash(
      """
      "$NFT" -c '\(commands)' > out & process=$!
      until grep -q 60000 out; do sleep 0.01; done
      sleep 0.5; kill -KILL $process; wait $process; echo $?
      """)
    #expect(outcome.output == "137\n")
    #expect(try cart().hasPrefix("Total 31.49 ETH."))
    #expect(try orders().isEmpty)
  }

  private func cart() throws -> String { try sandbox.nft("-c", "cart").lines.last ?? "" }

  /// Each order as its number, how many NFTs it has, and in what it was paid.
  private func orders() throws -> [String] {
    let csv = try sandbox.nft("-c", "orders --csv").lines.dropFirst()
    return csv.map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let nfts = cells[10].split(separator: " ").count
      return "\(cells[1]) \(nfts) \(cells[8])"
    }
  }

  @Test("Paying again pays once")
  func paysAgain() throws {
    let outcome = try sandbox.nft("-c", "pay ETH")
    #expect(outcome.output.contains("The payment went through."))
    #expect(outcome.status == 0)
    #expect(try orders() == ["1 2 ETH"])
    #expect(try cart().hasPrefix("The cart is empty."))
    #expect(try sandbox.nft("-c", "pay ETH").status == 1)
    #expect(try orders() == ["1 2 ETH"])
  }

  @Test("Paying in another currency pays once, in the first")
  func paysInAnother() throws {
    #expect(try sandbox.nft("-c", "pay BTC").status == 0)
    #expect(try orders() == ["1 2 ETH"])
    #expect(try cart().hasPrefix("The cart is empty."))
  }

  @Test("What was added since is paid by itself")
  func paysRest() throws {
    #expect(try sandbox.nft("-c", "cart add 3; pay BTC").status == 0)
    #expect(try orders() == ["2 1 BTC", "1 2 ETH"])
    #expect(try cart().hasPrefix("The cart is empty."))
  }

  @Test("Paying from several programs at once pays once")
  func paysAtOnce() throws {
    let ways = try ["ETH", "BTC", "ETH"].map { currency in
      try sandbox.start([Program.path, "-c", "pay \(currency)"])
    }
    for wait in ways { _ = try wait() }
    #expect(try orders() == ["1 2 ETH"])
    #expect(try cart().hasPrefix("The cart is empty."))
  }
}
