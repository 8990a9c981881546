import Glibc
import PseudoTerminal
import Testing

/// Signals while a line is being typed, and the terminal's state after every way out.
struct LineEditorSignalTests {
  @Test func endOfInputLeavesTheTerminalAsItWas() throws {
    let terminal = try EditorTerminal.start(withoutLocalFlags: ECHOCTL)
    let before = try EditorTerminal.untouchedAttributes(withoutLocalFlags: ECHOCTL)
    #expect(terminal.attributes != before)
    try terminal.type("\u{4}", showing: "EOF")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.attributes == before)
    #expect(terminal.text.contains("\u{1b}[?2004l"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV, SIGILL, SIGQUIT])
  func aDeadlySignalLeavesTheTerminalAsItWas(signal: Int32) throws {
    // libedit itself would leave the flag set.
    let terminal = try EditorTerminal.start(withoutLocalFlags: ECHOCTL)
    let before = try EditorTerminal.untouchedAttributes(withoutLocalFlags: ECHOCTL)
    try terminal.type("half", showing: "half")
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == 128 + signal)
    #expect(terminal.attributes == before)
    #expect(terminal.text.contains("\u{1b}[?2004l"))
  }

  @Test func betweenTwoLinesTheTerminalIsAsItWas() throws {
    let terminal = try EditorTerminal.start("slow", withoutLocalFlags: ECHOCTL)
    let before = try EditorTerminal.untouchedAttributes(withoutLocalFlags: ECHOCTL)
    try terminal.type("first\r", showing: "WORKING")
    #expect(terminal.attributes == before)
  }

  @Test func aResizedWindowShowsTheLineAgainAndKeepsIt() throws {
    let terminal = try EditorTerminal.start(columns: 60)
    let line = "one two three four five six"
    try terminal.type(line, showing: line)
    terminal.resize(columns: 20, rows: 24)
    // The terminal has made two rows of the line: one of them is above the cursor.
    try terminal.read(until: "\r\u{1b}[1A\u{1b}[J")
    try terminal.read(until: "six")
    terminal.resize(columns: 60, rows: 24)
    try terminal.read(until: "\r\u{1b}[J")
    try terminal.read(until: "nft> " + line)
    try terminal.type("!\r", showing: "LINE<\(line)!>")
  }

  @Test func aStoppedProgramGoesOnWithItsLine() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("half", showing: "half")
    terminal.signal(SIGSTOP)
    terminal.cook()
    terminal.signal(SIGCONT)
    try terminal.waitForKeys()
    try terminal.read(until: "nft> half")
    try terminal.type("way\r", showing: "LINE<halfway>")
  }

  @Test func suspendedByTheShellsKeyItComesBackWithItsLine() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/bash", arguments: ["--norc", "--noediting", "-i"],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PS1": "bash$ ", "HOME": "/nonexistent"])
    try terminal.read(until: "bash$ ")
    try terminal.send(EditorTerminal.probe + "\n")
    try terminal.read(until: "nft> ")
    try terminal.waitForKeys()
    try terminal.type("half", showing: "half")
    try terminal.send("\u{1a}")
    try terminal.read(until: "Stopped")
    try terminal.read(until: "bash$ ")
    try terminal.send("fg\n")
    try terminal.read(until: "nft> half")
    try terminal.waitForKeys()
    try terminal.type("way\r", showing: "LINE<halfway>")
  }
}
