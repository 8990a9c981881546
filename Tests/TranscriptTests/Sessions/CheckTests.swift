import Testing

@Suite("Checking a session")
struct CheckTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let added =
    "Added “Ant Carrying the Exit Sign” (18) to the cart: 1 NFT, 0.35 ETH."

  @Test("A session that parts from what it expects is shown beside it, with status 1")
  func showsDifference() throws {
    let session = try sandbox.write(
      "# A walk.\ncart add 18\n#= Added something.\ncart add 18\n", to: "walk.nft")
    let outcome = try sandbox.nft("check", session)
    let again = "“Ant Carrying the Exit Sign” (18) is in the cart already."
    #expect(
      outcome.output == """
        \(session):2: cart add 18
        - Added something.
        + \(Self.added)
        \(session):4: cart add 18
        + \(again)

        """)
    #expect(outcome.status == 1)
    #expect(try sandbox.text("walk.nft").contains("#= Added something."))
  }

  @Test("An update writes what was printed, keeps all else, and then passes")
  func updates() throws {
    let session = try sandbox.write(
      "# A walk.\n\ncart add 18\n#= Added something.\n\nbogus", to: "walk.nft")
    let update = try sandbox.nft("check", session, "--update")
    #expect(update == Outcome(output: "\(session): updated.\n", errors: "", status: 0))
    #expect(
      try sandbox.text("walk.nft") == """
        # A walk.

        cart add 18
        #= \(Self.added)

        bogus
        #= There is no command “bogus”. Type help for the commands.

        """)
    let check = try sandbox.nft("check", session)
    #expect(
      check
        == Outcome(
          output: "\(session): 2 commands, all as expected.\n", errors: "", status: 0))
  }

  @Test("An update of a session behind a link changes the session, and the link stays one")
  func updatesBehindLink() throws {
    try sandbox.write("cart add 18\n", to: "real/walk.nft")
    #expect(try sandbox.bash("ln -s real/walk.nft link.nft").status == 0)
    #expect(try sandbox.nft("check", "link.nft", "--update").status == 0)
    #expect(try sandbox.text("real/walk.nft") == "cart add 18\n#= \(Self.added)\n")
    #expect(try sandbox.bash("readlink link.nft; ls real").output == "real/walk.nft\nwalk.nft\n")
  }

  @Test("An update leaves what was not reached and what stands above the first command")
  func updatesNoMore() throws {
    let session = try sandbox.write(
      "#= Hello.\ncart add 18\nquit\nunlike 1\n#= Gone.\n", to: "walk.nft")
    #expect(try sandbox.nft("check", session, "--update").status == 0)
    #expect(
      try sandbox.text("walk.nft")
        == "#= Hello.\ncart add 18\n#= \(Self.added)\nquit\nunlike 1\n#= Gone.\n")
  }

  @Test("What is printed at the end of the input belongs to the last line")
  func endsInQuestion() throws {
    let session = try sandbox.write("cart add 18\ncart clear\n", to: "walk.nft")
    #expect(try sandbox.nft("check", session, "--update").status == 0)
    #expect(
      try sandbox.text("walk.nft").hasSuffix(
        "#= There was no answer to “Remove?”: nothing was changed.\n"))
    #expect(try sandbox.nft("check", session).status == 0)
  }

  @Test("A checked session keeps no settings")
  func keepsNoSettings() throws {
    let path = "home/.config/fakenft/config"
    try sandbox.write("color never\n", to: path)
    let session = try sandbox.write("set codes on\nset color always --save\n", to: "save.nft")
    #expect(try sandbox.nft("check", session, "--update").status == 0)
    #expect(try sandbox.text("save.nft").hasSuffix("keeps no settings. [settings.rehearsal]\n"))
    #expect(try sandbox.text(path) == "color never\n")
  }

  @Test("Several sessions have a world each, and one that fails is enough")
  func checksSeveral() throws {
    let good = try sandbox.write("cart add 18\n#= \(Self.added)\n", to: "good.nft")
    let bad = try sandbox.write("cart add 18\n", to: "bad.nft")
    #expect(try sandbox.nft("check", good, good).status == 0)
    let outcome = try sandbox.nft("check", good, bad, good)
    #expect(outcome.status == 1)
    #expect(outcome.lines.filter { $0.hasSuffix("all as expected.") }.count == 2)
  }

  @Test("What is expected above the first command is told")
  func tellsStrays() throws {
    let session = try sandbox.write("#= Hello.\ncurrencies extra\n", to: "stray.nft")
    let outcome = try sandbox.nft("check", session)
    #expect(outcome.output.hasPrefix("\(session):1: expected output stands above"))
    #expect(outcome.status == 1)
  }

  @Test("A session that ends before its last line is told")
  func tellsEarlyEnd() throws {
    let session = try sandbox.write("quit\nunlike 1\n", to: "early.nft")
    let outcome = try sandbox.nft("check", session)
    #expect(outcome.output == "\(session):2: the session ended before this line\n")
    #expect(outcome.status == 1)
  }

  @Test("The clock and the identifiers are the same every time")
  func isRepeatable() throws {
    let session = try sandbox.write("cart add 1; pay ETH\ncart add 2; pay BTC\n", to: "pay.nft")
    _ = try sandbox.nft("check", session, "--update")
    let first = try sandbox.text("pay.nft")
    _ = try sandbox.nft("check", session, "--update")
    #expect(try sandbox.text("pay.nft") == first)
    #expect(first.contains("Paid      2024-05-01 12:00 UTC"))
  }

  @Test("A person's own settings and store have no part in a check")
  func standsAlone() throws {
    try sandbox.write("json on\nyes on\n", to: "home/.config/fakenft/config")
    _ = try sandbox.nft("-c", "cart add 1")
    let session = try sandbox.write("cart add 18\n#= \(Self.added)\n", to: "good.nft")
    #expect(try sandbox.nft("check", session).status == 0)
    #expect(try sandbox.nft("-c", "cart").lines[0].contains("\"count\":1"))
  }

  @Test("With --store a check works in that store")
  func checksInStore() throws {
    let store = sandbox.path("other.sqlite")
    let session = try sandbox.write("cart add 18\n#= \(Self.added)\n", to: "good.nft")
    #expect(try sandbox.nft("check", session, "--store", store).status == 0)
    #expect(try sandbox.nft("--store", store, "-c", "cart remove 18 -y").status == 0)
  }

  @Test("A session that can't be read is told", arguments: ["nosuch.nft", "/", ""])
  func tellsUnreadable(_ name: String) throws {
    let outcome = try sandbox.nft("check", name)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("The script “\(name)”"))
  }

  @Test("Without a session there is nothing to check")
  func needsSession() throws {
    let outcome = try sandbox.nft("check", "--update")
    #expect(outcome.errors == "check needs a session: nft check FILE… [--update]\n")
    #expect(outcome.status == 2)
  }
}
