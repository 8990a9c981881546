import Testing

@Suite("A store that goes away under a running shell")
struct LostStoreTests {
  @Test(
    "Takes no change any more, says so, and the shell goes on",
    arguments: ["rm store.sqlite*", "mv other.sqlite store.sqlite"])
  func lost(_ event: String) throws {
    let sandbox = try Sandbox()
    _ = try sandbox.nft("--store", "other.sqlite", "-c", "cart add 1 2 3")
    let shell = try ShellTerminal(in: sandbox)
    try shell.enter("cart add 18")
    _ = try sandbox.bash(event)
    let answer = try shell.enter("cart add 35")
    #expect(answer.contains("was deleted or replaced since"), "\(answer)")
    #expect(try shell.enter("help more").contains("next rows"))
    #expect(try shell.leave() == 0)
    let kept = try sandbox.nft("-c", "cart").lines.last ?? ""
    #expect(kept.hasPrefix(event.hasPrefix("rm") ? "The cart is empty." : "Total "))
  }

  @Test("A full disk is told in one sentence, and what was there stays")
  func fullDisk() throws {
    let sandbox = try Sandbox()
    // A file size limit fails a write as a full disk does, without a disk of its own.
    let outcome = try sandbox.bash(
      """
      "$NFT" -c 'cart add 1' && trap '' XFSZ && ulimit -f 8 && \
      for n in 2 3 4 5 6 7 8 9 10 12 13 14; do "$NFT" -c "cart add $n" || exit $?; done
      """)
    #expect(outcome.status == 3)
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
    #expect(try sandbox.nft("-c", "cart").lines.last?.hasPrefix("Total 12.50 ETH.") == true)
    #expect(try sandbox.nft("-c", "cart add 2").status == 0)
  }
}
