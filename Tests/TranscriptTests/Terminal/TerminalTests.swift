import PseudoTerminal
import Testing

@Suite("The shell at a terminal")
struct TerminalTests {
  @Test("It prompts, shows a list in colour, and leaves at the end of input with status 0")
  func showsAndLeaves() throws {
    let shell = try ShellTerminal()
    try shell.type("catalog\r", until: "14 collections")
    try shell.waitForPrompt()
    #expect(shell.terminal.text.contains("\u{1b}[1mName\u{1b}[0m"))
    #expect(shell.terminal.text.contains("Ёлочные стёкла"))
    #expect(try shell.leave() == 0)
  }

  @Test("It leaves by quit and by exit with status 0", arguments: ["quit", "exit"])
  func quits(_ word: String) throws {
    let shell = try ShellTerminal()
    try shell.enter("bogus")
    try shell.terminal.send(word + "\r")
    #expect(try shell.terminal.waitForExit() == 0)
  }

  @Test("It leaves with status 0 whatever the last command came to")
  func leavesAfterFault() throws {
    for fault in ["bogus", "show 161", "cart clear"] {
      let shell = try ShellTerminal()
      try shell.enter(fault)
      #expect(try shell.leave() == 0, "\(fault)")
    }
  }

  @Test("An error is told, and the shell goes on")
  func goesOnAfterError() throws {
    let shell = try ShellTerminal()
    #expect(try shell.enter("catalgo").contains("Did you mean catalog?"))
    #expect(try shell.enter("cart add 54").contains("You own"))
    #expect(try shell.enter("cart add 18").contains("1 NFT, 0.35 ETH."))
    #expect(try shell.leave() == 0)
    #expect(try shell.sandbox.nft("-c", "cart").output.contains("0.35"))
  }

  @Test("The prompt tells how many NFTs are in the cart")
  func promptTellsCart() throws {
    let shell = try ShellTerminal()
    try shell.terminal.send("cart add 1 2\r")
    let told = try shell.terminal.read(until: "in cart")
    #expect(ShellTerminal.plain(told).contains("nft (2 in cart"))
    try shell.waitForPrompt()
    try shell.terminal.send("cart clear -y\r")
    try shell.terminal.read(until: "which is empty now.")
    let prompt = try shell.terminal.read(until: "> ")
    #expect(ShellTerminal.plain(prompt).hasSuffix("\r\nnft> "))
  }

  @Test("A list shows what fits, and more shows the rest")
  func pages() throws {
    let shell = try ShellTerminal(rows: 15)
    let first = try shell.enter("rating")
    #expect(first.contains("rows 1 to 10 of 30 users"), "\(first)")
    #expect(try shell.enter("more").contains("rows 11 to 20 of 30 users"))
    #expect(try shell.enter("more").contains("rows 21 to 30 of 30 users"))
    #expect(try shell.enter("more").contains("There are no more rows"))
    #expect(try shell.enter("rating --limit 2").contains("rows 1 to 2 of 30 users"))
  }

  @Test(
    "A table is fitted to the width, and cut texts end in an ellipsis", arguments: [40, 60, 100])
  func fits(_ columns: Int) throws {
    let shell = try ShellTerminal(columns: columns)
    let answer = try shell.enter("my")
    let lines = answer.split(separator: "\r\n").filter { $0.contains(#/#\d/#) }
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(columns == 100 || answer.contains("…"))
    #expect(answer.contains("★") == (columns > 40), "a narrow table loses its marks")
    #expect(answer.contains("17.25"))
  }

  @Test("NO_COLOR and a dumb terminal take the colour away, and --color brings it back")
  func obeysNoColor() throws {
    let style = "\u{1b}[1mName"
    for changes in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try ShellTerminal(changing: changes)
      try plain.type("catalog\r", until: "14 collections")
      #expect(!plain.terminal.text.contains(style))
      let asked = try ShellTerminal(in: nil, "--color", "always", changing: changes)
      try asked.type("catalog\r", until: "14 collections")
      #expect(asked.terminal.text.contains(style))
    }
  }

  @Test("A dumb terminal gets no escapes at all, and works")
  func worksDumb() throws {
    let shell = try ShellTerminal(changing: ["TERM": "dumb"])
    #expect(try shell.enter("cart add 18").contains("0.35 ETH"))
    try shell.ask("cart clear", question: "[y/N] ")
    #expect(try shell.enter("y").contains("which is empty now"))
    #expect(try shell.leave() == 0)
    #expect(!shell.terminal.text.contains("\u{1b}"))
  }

  @Test("The terminal is afterwards as it was before")
  func restoresTerminal() throws {
    let before = try PseudoTerminalState.untouched()
    for end in ["\u{4}", "quit\r", "cart add 1; cart clear\r\u{4}\u{4}"] {
      let shell = try ShellTerminal()
      try shell.terminal.send(end)
      #expect(try shell.terminal.waitForExit() == 0)
      #expect(shell.terminal.attributes == before)
    }
  }

  @Test("Scripts and commands are run as ever, and then the program ends")
  func runsCommands() throws {
    let sandbox = try Sandbox()
    let outcome = try PseudoTerminalState.output(of: ["-c", "cart add 18"], in: sandbox)
    #expect(outcome.contains("1 NFT, 0.35 ETH."))
    #expect(!outcome.contains("> "))
  }
}
