import PseudoTerminal
import Testing

@Suite("A shell over a server, at a terminal")
struct RemoteTerminalTests {
  @Test("tells where it is, how much is in the cart, and the weather")
  func prompt() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let shell = try ShellTerminal(in: sandbox, "--api", server.address + "/w/anna")
    let place = server.address.dropFirst("http://".count) + "/w/anna"
    #expect(ShellTerminal.plain(shell.terminal.text).contains("nft@\(place)> "))
    try shell.enter("cart add 12; net 503 /users")
    #expect(
      ShellTerminal.plain(shell.terminal.text).contains("nft@\(place) (1 in cart, 503 /users)> "))
    #expect(try shell.leave() == 0)
  }

  @Test("asks whether to try again, and goes on where it was once that helps")
  func retry() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let shell = try ShellTerminal(in: sandbox, "--api", server.address)
    try shell.enter("net 503 /collections")
    try shell.ask("catalog --limit 1", question: "Retry? [Y/n]")
    #expect(try sandbox.nft("--api", server.address, "-c", "net normal").status == 0)
    #expect(try shell.enter("").contains("row 1 of 14 collections"))
    #expect(try shell.leave() == 0)
  }

  @Test("tells a failure once where it is left, and is no worse for it")
  func cancel() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let shell = try ShellTerminal(in: sandbox, "--api", server.address)
    try shell.enter("net 503 /users")
    try shell.ask("rating", question: "Retry? [Y/n]")
    #expect(try !shell.enter("n").contains("failed (503)"))
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.leave() == 0)
  }

  @Test("shows that it waits, and ^C gives the wait up")
  func interrupt() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let shell = try ShellTerminal(in: sandbox, "--api", server.address)
    try shell.enter("net slow 60s /users")
    try shell.type("rating\r", until: "Waiting for")
    try shell.type("\u{3}", until: "was given up.")
    try shell.waitForPrompt()
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.leave() == 0)
  }

  @Test("asks for a token unseen, and keeps it for its owner alone")
  func token() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let environment = sandbox.environment.merging(["TERM": "xterm"]) { $1 }
    let terminal = try PseudoTerminal(
      running: Program.path,
      arguments: ["--api", server.address, "--token-file", "\(sandbox.folder)/kept/token"],
      environment: environment, columns: 100, rows: 40, deadline: 60)
    try terminal.read(until: "Token: ")
    try terminal.send("hush-7\r")
    try terminal.read(until: "> ")
    #expect(!terminal.text.contains("hush-7"))
    let kept = try sandbox.bash("cat kept/token; stat -c %a kept/token")
    #expect(kept.lines == ["hush-7", "600"])
    try terminal.waitForKeys()
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }
}
