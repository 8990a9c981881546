import PseudoTerminal
import Testing

/// Pastes, which arrive whole and unchanged.
struct LineEditorPasteTests {
  private func pasted(_ text: String) -> String {
    EditorTerminal.pasteBegin + text + EditorTerminal.pasteEnd
  }

  @Test func tabsInAPasteStayTabs() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("\(pasted("cart\tadd\t42"))\r", showing: "LINE<cart\tadd\t42>")
  }

  @Test func aPasteGoesInAtTheCursor() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("ad\u{1b}[D\(pasted("bc"))\r", showing: "LINE<abcd>")
  }

  @Test func manyLinesArriveOneAfterAnother() throws {
    let terminal = try EditorTerminal.start()
    let lines = (1...400).map { "cart add \($0)\tпривет 👨‍👩‍👧 \($0 * $0)" }
    try terminal.send(pasted(lines.joined(separator: "\r") + "\r"))
    for line in lines { try terminal.read(until: "LINE<\(line)>") }
    try terminal.waitForPrompt()
    try terminal.enter("after")
  }

  @Test func theLastLineOfAPasteWaitsForItsNewline() throws {
    let terminal = try EditorTerminal.start()
    try terminal.send(pasted("one\r\ntwo"))
    try terminal.read(until: "LINE<one>")
    try terminal.type("!\r", showing: "LINE<two!>")
  }

  @Test func sixteenThousandCharactersArriveWholeAndAtOnce() throws {
    let terminal = try EditorTerminal.start()
    let text = (0..<16_000).map { String($0 % 10) }.joined()
    let clock = ContinuousClock()
    let time = try clock.measure {
      try terminal.type("\(pasted(text))\r", showing: "LINE<\(text)>")
    }
    // Quadratic behaviour took 8.8 s; a busy machine must not fail this.
    #expect(time < .seconds(2))
    try terminal.waitForPrompt()
    try terminal.type("\u{1b}[A\u{7f}\u{7f}x\r", showing: "\(text.dropLast(2))x>")
  }

  @Test func interruptEndsAPasteThatHasNoEnd() throws {
    let terminal = try EditorTerminal.start()
    try terminal.send(EditorTerminal.pasteBegin + "half")
    try terminal.type("\u{3}", showing: "INT")
    try terminal.waitForPrompt()
    try terminal.enter("whole")
  }

  @Test func aPasteThatIsTooLongIsRefusedWithABell() throws {
    let terminal = try EditorTerminal.start()
    try terminal.send(pasted(String(repeating: "x", count: 1 << 20) + "y"))
    try terminal.read(until: "\u{7}")
    try terminal.enter("after")
  }
}
