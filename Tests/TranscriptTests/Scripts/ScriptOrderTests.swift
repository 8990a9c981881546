import Testing

@Suite("Several scripts")
struct ScriptOrderTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("like 2\n", to: "two.nft")
    try sandbox.write("like 4\nsource two.nft\nlike 5\n", to: "nested.nft")
    try sandbox.write("like 3\nbogus\nlike 6\n", to: "bad.nft")
  }

  private func liked(_ outcome: Outcome) -> [String] {
    outcome.output.matches(of: #/Liked .*\((\d+)\)/#).map { String($0.output.1) }
  }

  @Test("They run in the order in which they are given, in one session")
  func runInOrder() throws {
    let outcome = try sandbox.nft(
      "-c", "like 1", "-f", "two.nft", "-c", "like 3", "nested.nft", "-f", "-", "-c", "like 8",
      input: "like 7\n")
    #expect(liked(outcome) == ["1", "2", "3", "4", "5", "7", "8"])
    #expect(outcome.output.contains("“Polar Bear 🐻‍❄️” (2) is liked already."))
    #expect(outcome.status == 0)
  }

  @Test("A fault keeps those after it from running")
  func stopAtFault() throws {
    let outcome = try sandbox.nft("-c", "like 1", "-f", "bad.nft", "-c", "like 7")
    #expect(liked(outcome) == ["1", "3"])
    #expect(outcome.errors.hasPrefix("bad.nft:2: "))
    #expect(outcome.status == 2)
  }

  @Test("With --keep-going they all run")
  func keepGoing() throws {
    let outcome = try sandbox.nft("--keep-going", "-c", "like 1", "-f", "bad.nft", "-c", "like 7")
    #expect(liked(outcome) == ["1", "3", "6", "7"])
    #expect(outcome.status == 2)
  }

  @Test("A script that can't be read keeps all of them from running")
  func readFirst() throws {
    let outcome = try sandbox.nft("-c", "like 1", "-f", "nosuch.nft")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }

  @Test("Rows and answers go from one to the next")
  func shareSession() throws {
    try sandbox.write("y\n", to: "yes.nft")
    let outcome = try sandbox.nft(
      "-c", "catalog --limit 2", "-c", "collection #2 --limit 1", "-c", "cart add #1; cart clear",
      "-f", "yes.nft")
    #expect(outcome.output.hasSuffix("from the cart, which is empty now.\n"))
    #expect(outcome.status == 0)
  }

  @Test("Source runs a file in place, and what follows it afterwards")
  func sources() throws {
    let outcome = try sandbox.nft("-c", "like 1\nsource nested.nft\nlike 9")
    #expect(liked(outcome) == ["1", "4", "2", "5", "9"])
  }

  @Test("A fault in a sourced file names that file and stops all")
  func sourcedFault() throws {
    let outcome = try sandbox.nft("-c", "source bad.nft\nlike 9")
    #expect(liked(outcome) == ["3"])
    #expect(outcome.errors.hasPrefix("bad.nft:2: "))
    #expect(outcome.status == 2)
  }

  @Test("A file that sources itself ends in a message")
  func endlessSource() throws {
    try sandbox.write("source self.nft\n", to: "self.nft")
    let outcome = try sandbox.nft("self.nft")
    #expect(outcome.errors == "self.nft:1: Scripts call each other more than 16 deep.\n")
    #expect(outcome.status == 1)
  }

  @Test("A script that can't be read is told, and a word that is none may have been a command")
  func unreadable() throws {
    #expect(
      try sandbox.nft("catalog").errors == """
        The script “catalog” can't be read: there is no such file. \
        To run a command: nft -c 'catalog …'.

        """)
    #expect(try sandbox.nft("-f", "/").errors == "The script “/” is a directory.\n")
    #expect(try sandbox.bash("$NFT < /").status == 2)
    #expect(try sandbox.nft("").status == 2)
  }

  @Test("An unknown option is told with its neighbour")
  func unknownOption() throws {
    let outcome = try sandbox.nft("--jsno", "-c", "cart")
    #expect(outcome.errors.contains("Did you mean --json?"))
    #expect(outcome.status == 2)
    #expect(try sandbox.nft("-c").status == 2)
    #expect(try sandbox.nft("--store").status == 2)
    #expect(try sandbox.nft("--color", "purple").status == 2)
  }

  @Test("The version and the usage are told without a store")
  func tellsItself() throws {
    let version = try sandbox.nft("--version")
    #expect(version.output.wholeMatch(of: #/nft [0-9.]+\n/#) != nil && version.status == 0)
    let usage = try sandbox.nft("--help")
    #expect(usage.output.contains("--seed-data DIR") && usage.status == 0)
    #expect(!sandbox.has("store.sqlite"))
  }
}
