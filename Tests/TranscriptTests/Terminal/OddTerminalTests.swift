import Glibc
import PseudoTerminal
import Testing

@Suite("A terminal that is out of the ordinary")
struct OddTerminalTests {
  @Test("of twenty columns shows lists, edits lines and asks")
  func narrow() throws {
    let shell = try ShellTerminal(columns: 20)
    let answer = try shell.enter("my --limit 2")
    let rows = answer.split(separator: "\r\n").filter { $0.hasPrefix("#") }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.count <= 20 })
    try shell.enter("cart add 18; cart clear; n; cart add 35; cart remove 18; y")
    #expect(try shell.sandbox.nft("-c", "cart").lines.last?.hasPrefix("Total 0.99 ETH.") == true)
    #expect(try shell.leave() == 0)
  }

  @Test(
    "of an unknown kind reads lines, with neither colour nor hints",
    arguments: ["unheard-of", ""])
  func unknown(_ kind: String) throws {
    let sandbox = try Sandbox()
    let terminal = try PseudoTerminal(
      running: Program.path, environment: sandbox.environment.merging(["TERM": kind]) { $1 },
      deadline: 60)
    try terminal.read(until: "nft> ")
    try terminal.waitForKeys()
    try terminal.send("cart add 18\r")
    try terminal.read(until: "1 NFT, 0.35 ETH.")
    try terminal.waitForKeys()
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("that is stopped and gone on with keeps the line, as the shell's own keys do it")
  func suspended() throws {
    let sandbox = try Sandbox()
    let terminal = try PseudoTerminal(
      running: "/bin/bash", arguments: ["--norc", "--noediting", "-i"],
      environment: sandbox.environment.merging(["TERM": "xterm", "PS1": "bash$ "]) { $1 },
      deadline: 60)
    try terminal.read(until: "bash$ ")
    try terminal.send("\"$NFT\"\n")
    try terminal.read(until: "\u{1b}[?2004h")
    try terminal.waitForKeys()
    try terminal.send("cart add")
    try terminal.read(until: "add")
    try terminal.send("\u{1a}")
    try terminal.read(until: "Stopped")
    try terminal.read(until: "bash$ ")
    try terminal.send("fg\n")
    try terminal.read(until: "cart add")
    try terminal.waitForKeys()
    try terminal.send(" 18\r")
    try terminal.read(until: "1 NFT, 0.35 ETH.")
  }

  @Test("is as it was when the shell is ended by a signal", arguments: [SIGTERM, SIGHUP, SIGABRT])
  func signals(_ signal: Int32) throws {
    let before = try PseudoTerminalState.untouched()
    let shell = try ShellTerminal()
    try shell.type("cart ad", until: "ad")
    shell.terminal.signal(signal)
    #expect(try shell.terminal.waitForExit() == 128 + signal)
    #expect(shell.terminal.attributes == before)
  }
}
