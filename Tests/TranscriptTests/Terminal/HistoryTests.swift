import PseudoTerminal
import Testing

@Suite("The history of lines")
struct HistoryTests {
  let sandbox: Sandbox
  private static let file = "home/.local/state/fakenft/history"

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("What was typed is kept for the next time; answers and lines after a blank are not")
  func keepsLines() throws {
    let shell = try ShellTerminal(in: sandbox)
    try shell.enter("cart add 1 18")
    try shell.ask("cart remove 18", question: "Remove? [y/N] ")
    try shell.enter("yes")
    try shell.enter(" like 2")
    try shell.enter("bogus 'звёзды'")
    try shell.enter("")
    try shell.enter("cart")
    #expect(try shell.leave() == 0)
    #expect(
      try sandbox.text(Self.file) == "cart add 1 18\ncart remove 18\nbogus 'звёзды'\ncart\n")

    let again = try ShellTerminal(in: sandbox)
    let shown = try again.enter("history")
    for line in ["cart add 1 18", "cart remove 18", "bogus 'звёзды'", "history"] {
      #expect(shown.contains(line))
    }
    #expect(!shown.contains("yes"))
  }

  @Test("The file is its owner's alone")
  func isPrivate() throws {
    let shell = try ShellTerminal(in: sandbox)
    try shell.enter("cart")
    #expect(try shell.leave() == 0)
    #expect(try sandbox.bash("stat -c %a \(Self.file)").output == "600\n")
    #expect(try sandbox.bash("stat -c %a home/.local/state/fakenft").output == "700\n")
  }

  @Test("Of two shells both lines are kept")
  func keepsLinesOfTwo() throws {
    let first = try ShellTerminal(in: sandbox)
    let second = try ShellTerminal(in: sandbox)
    try first.enter("like 1")
    try second.enter("like 2")
    try first.enter("like 3")
    #expect(try second.leave() == 0)
    #expect(try first.leave() == 0)
    #expect(try sandbox.text(Self.file) == "like 1\nlike 2\nlike 3\n")
  }

  @Test("Another place may be named, and a script leaves no lines")
  func namesPlace() throws {
    let changes = ["NFT_HISTORY": sandbox.path("lines")]
    let shell = try ShellTerminal(in: sandbox, changing: changes)
    try shell.enter("like 1")
    #expect(try shell.leave() == 0)
    #expect(try sandbox.nft("-c", "like 2", changing: changes).status == 0)
    #expect(try sandbox.nft(input: "like 3\n", changing: changes).status == 0)
    #expect(try sandbox.text("lines") == "like 1\n")
    #expect(!sandbox.has(Self.file))
  }

  @Test("A place that is empty is none: the lines are kept where they are else")
  func ignoresEmptyPlace() throws {
    let shell = try ShellTerminal(in: sandbox, changing: ["NFT_HISTORY": ""])
    try shell.enter("like 1")
    #expect(try shell.leave() == 0)
    #expect(try sandbox.text(Self.file) == "like 1\n")
  }

  @Test("Without a place for it the shell works, and remembers while it lasts")
  func worksWithout() throws {
    let shell = try ShellTerminal(in: sandbox, changing: ["HOME": nil])
    try shell.enter("like 1")
    #expect(try shell.enter("history").contains("like 1"))
    #expect(try shell.leave() == 0)
  }
}
