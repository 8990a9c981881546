import Testing

@Suite("An output that can't be written to")
struct ClosedOutputTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A closed standard output is told, with status 3")
  func closed() throws {
    for command in ["-c catalog", "-c 'catalog; rating'", "-c 'cart add 1'", "--json -c cart"] {
      let outcome = try sandbox.bash("$NFT \(command) >&-")
      #expect(outcome.errors.hasPrefix("The output could not be written"), "\(command)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.status == 3)
    }
  }

  @Test("A full disk is told, with status 3")
  func full() throws {
    let outcome = try sandbox.bash("$NFT -c 'catalog; rating' >/dev/full")
    #expect(
      outcome.errors
        == "The output could not be written: the disk is full; free some space.\n")
    #expect(outcome.status == 3)
  }

  @Test("What was changed before the answer could not be written stays changed")
  func keepsChange() throws {
    #expect(try sandbox.bash("$NFT -c 'cart add 18' >/dev/full").status == 3)
    #expect(try sandbox.bash("$NFT -c 'cart add 35' >&-").status == 3)
    #expect(try sandbox.nft("-c", "cart").output.contains("Total 1.34 ETH."))
  }

  @Test("A reader that leaves ends the program quietly")
  func brokenPipe() throws {
    let many = Array(repeating: "catalog", count: 200).joined(separator: ";")
    let outcome = try sandbox.bash("$NFT -c '\(many)' | head -1; echo ${PIPESTATUS[0]}")
    #expect(outcome.lines.first == "  #  No.  Name                 NFTs  Cover")
    #expect(outcome.lines.last == "141")
    #expect(outcome.errors.isEmpty)
    let few = try sandbox.bash("$NFT -c catalog | head -1; echo ${PIPESTATUS[0]}")
    #expect(["0", "141"].contains(few.lines.last))
    #expect(few.errors.isEmpty)
  }

  @Test("Closed streams never reach into the store")
  func leavesStore() throws {
    #expect(try sandbox.nft("-c", "cart add 18").status == 0)
    for streams in ["2>&-", "<&-", ">&- 2>&-", "<&- >&-", "<&- >&- 2>&-"] {
      _ = try sandbox.bash("$NFT -c 'bogus' \(streams)")
      _ = try sandbox.bash("$NFT -c 'cart; rating' \(streams)")
      _ = try sandbox.bash("$NFT \(streams)")
    }
    let outcome = try sandbox.nft("-c", "cart; rating --limit 1")
    #expect(outcome.output.contains("Total 0.35 ETH."))
    #expect(outcome.status == 0)
  }

  @Test("A closed standard error changes no status")
  func closedErrors() throws {
    #expect(try sandbox.bash("$NFT -c bogus 2>&-").status == 2)
    #expect(try sandbox.bash("$NFT -c 'show 161' 2>/dev/full").status == 1)
  }
}
