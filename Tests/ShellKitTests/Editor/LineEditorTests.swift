import PseudoTerminal
import Testing

/// Lines, ^C and ^D as a person meets them. A test types, and looks at what the terminal gets.
struct LineEditorTests {
  @Test func aTypedLineArrives() throws {
    let terminal = try EditorTerminal.start()
    try terminal.enter("cart add 7")
    try terminal.enter("привет 家 👨‍👩‍👧")
  }

  @Test func anEmptyLineIsALine() throws {
    let terminal = try EditorTerminal.start()
    try terminal.enter("")
  }

  @Test func interruptDropsTheLineAndTheNextOneIsRead() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("half", showing: "half")
    try terminal.type("\u{3}", showing: "^C\r\nINT")
    try terminal.waitForPrompt()
    try terminal.enter("whole")
  }

  @Test func interruptBetweenTwoLinesEndsTheNextOne() throws {
    let terminal = try EditorTerminal.start("slow")
    try terminal.type("first\r", showing: "WORKING")
    try terminal.type("\u{3}", showing: "INT")
    try terminal.waitForPrompt()
    #expect(terminal.text.contains("LINE<first>"))
  }

  @Test func interruptInTheMiddleOfASearchIsNoEndOfInput() throws {
    let terminal = try EditorTerminal.start()
    try terminal.enter("cart add 7")
    try terminal.type("\u{12}", showing: "search")
    try terminal.type("\u{3}", showing: "INT")
    try terminal.waitForPrompt()
    try terminal.enter("whole")
  }

  @Test func endOfInputIsOnlyOnAnEmptyLine() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("x\u{4}\r", showing: "LINE<x>")
    try terminal.waitForPrompt()
    try terminal.type("\u{4}", showing: "EOF")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func anInitialTextCanBeEdited() throws {
    let terminal = try EditorTerminal.start("initial")
    try terminal.read(until: "old value")
    try terminal.type("\u{7f}\u{7f}id\r", showing: "LINE<old valid>")
  }

  @Test(arguments: ["dumb", "unheard-of", "", "emacs", "linux", "vt100"])
  func everyKindOfTerminalReadsLines(term: String) throws {
    let terminal = try PseudoTerminal(
      running: EditorTerminal.probe, environment: ["TERM": term, "LC_ALL": "C.UTF-8"],
      columns: 20)
    try terminal.read(until: "nft> ")
    if term != "emacs" { try terminal.waitForKeys() }
    try terminal.type("a line longer than twenty columns\r", showing: "LINE<a line longer")
    try terminal.read(until: "nft> ")
    if term != "emacs" { try terminal.waitForKeys() }
    try terminal.type("\u{4}", showing: "EOF")
    #expect(try terminal.waitForExit() == 0)
    #expect(term == "linux" || term == "vt100" || !terminal.text.contains("2004"))
  }

  @Test(arguments: ["C", "POSIX", "ru_RU.KOI8-R", "de_DE.UTF-8"])
  func everyLocaleReadsUTF8(locale: String) throws {
    let terminal = try EditorTerminal.start(variables: ["LC_ALL": locale])
    try terminal.enter("привет")
  }
}
