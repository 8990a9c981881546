import Glibc
import PseudoTerminal
import Testing

@Suite("What is longer than the screen")
struct PagerTests {
  @Test("is leafed through, and the prompt comes back")
  func leaves() throws {
    let shell = try ShellTerminal(rows: 8)
    try shell.type("help\r", until: "favorites")
    try shell.terminal.waitForKeys()
    #expect(!shell.terminal.text.contains("begins a comment"))
    try shell.type("G", until: "begins a comment")
    try shell.terminal.send("q")
    try shell.waitForPrompt()
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.leave() == 0)
  }

  @Test(
    "is no longer shown once the program was asked to end", arguments: [SIGTERM, SIGHUP])
  func ends(_ signal: Int32) throws {
    let sandbox = try Sandbox()
    let untouched = try PseudoTerminalState.untouched()
    // The terminal's own session outlives the program: it takes no pager with it.
    let script =
      """
      "$NFT" -c 'help; cart' < /dev/tty & echo "process $!."
      wait $!; echo "ended $?."; read -r line
      """
    let terminal = try PseudoTerminal(
      running: "/bin/bash", arguments: ["--norc", "-c", script],
      environment: sandbox.environment.merging(["TERM": "xterm"]) { $1 }, rows: 8, deadline: 60)
    let told = try terminal.read(until: ".")
    let process = try #require(
      told.firstMatch(of: #/process (\d+)/#).flatMap { pid_t($0.output.1) })
    try terminal.read(until: "favorites")
    try terminal.waitForKeys()
    kill(process, signal)
    try terminal.read(until: "ended \(128 + signal).")
    #expect(terminal.attributes == untouched)
    #expect(!terminal.text.contains("The cart is empty."))
  }
}
