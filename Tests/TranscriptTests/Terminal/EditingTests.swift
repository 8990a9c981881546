import PseudoTerminal
import Testing

@Suite("Typing at a terminal")
struct EditingTests {
  @Test("TAB completes a command and goes on with a blank")
  func completesCommand() throws {
    let shell = try ShellTerminal()
    try shell.type("cat\t", until: "alog ")
    #expect(try shell.enter("sort name").contains("sorted by name asc"))
  }

  @Test("TAB lists what fits where there is more than one")
  func listsCandidates() throws {
    let shell = try ShellTerminal()
    try shell.type("cart \t\t", until: "sort")
    for verb in ["add", "remove", "clear"] { #expect(shell.terminal.text.contains(verb)) }
    #expect(try shell.enter("add 18").contains("0.35 ETH"))
  }

  @Test("TAB completes names, quoted where they hold blanks")
  func completesNames() throws {
    let shell = try ShellTerminal()
    try shell.type("show lantern\\ b\t", until: "'Lantern Boat'")
    #expect(try shell.enter("").contains("4.20 ETH"))
    try shell.type("pay --dry-run doge\t", until: "DOGE")
  }

  @Test("^C drops a half-typed line, and the shell goes on")
  func dropsLine() throws {
    let shell = try ShellTerminal()
    try shell.type("cart add 1", until: "add 1")
    try shell.type("\u{3}", until: "^C")
    try shell.waitForPrompt()
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.leave() == 0)
  }

  @Test("^C on an empty line, several times, keeps the shell")
  func survivesInterrupts() throws {
    let shell = try ShellTerminal()
    for _ in 0..<5 {
      try shell.type("\u{3}", until: "^C")
      try shell.waitForPrompt()
    }
    #expect(try shell.enter("cart").contains("The cart is empty."))
  }

  @Test("A line that is not finished goes on in the next")
  func goesOn() throws {
    let shell = try ShellTerminal()
    try shell.type("like 1 \\\r", until: "…> ")
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("2").contains("and “Polar Bear"))
  }

  @Test("^C and ^D drop a line that is not finished", arguments: ["\u{3}", "\u{4}"])
  func dropsUnfinished(_ key: String) throws {
    let shell = try ShellTerminal()
    for line in ["like 1 \\", "like '1", "like 1; like \"2"] {
      try shell.type(line + "\r", until: "…> ")
      try shell.waitForPrompt()
      try shell.terminal.send(key)
      try shell.waitForPrompt()
    }
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.enter("like 1 2").contains("Liked “Fox of One Sheet"))
    #expect(try shell.leave() == 0)
  }

  @Test("A quote that is open goes on over several lines, and a backslash joins two")
  func goesOnWithin() throws {
    let shell = try ShellTerminal()
    for line in ["profile edit description \"Slow \\", "machines", ""] {
      try shell.type(line + "\r", until: "…> ")
      try shell.terminal.waitForKeys()
    }
    #expect(try shell.enter("again\"").contains("line ends"))
    try shell.type("profile edit description \"Slow \\\r", until: "…> ")
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("machines\"").contains("“Slow machines”"))
  }

  @Test("A paste is one text, tabs and all, and nothing runs by itself")
  func pastes() throws {
    let shell = try ShellTerminal()
    try shell.type("\u{1b}[200~cart\tadd\t18\u{1b}[201~", until: "18")
    #expect(try shell.enter("").contains("1 NFT, 0.35 ETH."))
  }

  @Test("The arrow keys walk through what was entered")
  func walksHistory() throws {
    let shell = try ShellTerminal()
    try shell.enter("like 1")
    try shell.enter("unlike 1")
    try shell.terminal.send("\u{1b}[A\u{1b}[A")
    #expect(try shell.enter("").contains("Liked"))
    try shell.terminal.send("unl\u{1b}[A")
    #expect(try shell.enter("").contains("Unliked"))
  }

  @Test("Cyrillic can be typed in any locale", arguments: ["C", "C.UTF-8", "POSIX"])
  func typesCyrillic(_ locale: String) throws {
    let shell = try ShellTerminal(changing: ["LC_ALL": locale])
    #expect(try shell.enter("like 'звездный ёж'").contains("Звёздный ёж"))
    try shell.type("привет\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}", until: "п")
    #expect(try shell.enter("cart").contains("The cart is empty."))
  }
}
