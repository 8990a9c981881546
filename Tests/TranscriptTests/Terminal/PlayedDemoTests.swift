import Foundation
import PseudoTerminal
import Testing

/// Every shipped demo plays what its session says, in a pipe and at a terminal.
@Suite("A demo")
struct PlayedDemoTests {
  @Test(
    "plays what its session expects, without waiting in a pipe", arguments: ["tour", "declined"])
  func plays(_ name: String) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.bash("\"$NFT\" demo \(name) 2>&1")
    #expect(outcome.status == 0)
    let root = URL(filePath: #filePath).appending(path: "../../../../Data/demos/\(name).nft")
    let session = try String(contentsOf: root.standardized, encoding: .utf8)
    let expected = session.split(separator: "\n").filter { $0.hasPrefix("#= ") }
      .map { String($0.dropFirst(3)) }
    // A played question stands before its answer, on one line.
    var lines = outcome.output.split(separator: "\n").map(String.init)[...]
    for line in expected {
      let found = lines.firstIndex { $0 == line || line.hasSuffix("]") && $0.hasPrefix(line) }
      guard let found else {
        Issue.record("\(line) was not played")
        return
      }
      lines = lines[(found + 1)...]
    }
  }

  @Test("waits for a key before each command when it is stepped, and says so once")
  func steps() throws {
    let shell = try ShellTerminal(demo: "tour", "--step", "--speed", "100")
    let hint = "Any key goes on; ^C hands over the prompt."
    try shell.terminal.read(until: hint)
    try shell.terminal.read(until: "> ")
    try shell.type(" ", until: "14 collections")
    try shell.terminal.read(until: "> ")
    try shell.type("\u{3}", until: "\u{1b}[?2004h")
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(shell.terminal.text.components(separatedBy: hint).count == 2)
    #expect(try shell.leave() == 0)
  }

  @Test("hands its world over to who presses ^C")
  func handsOver() throws {
    let shell = try ShellTerminal(demo: "tour")
    try shell.type("\u{3}", until: "\u{1b}[?2004h")
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("catalog --limit 1").contains("Harbour Lights"))
    #expect(try shell.leave() == 0)
  }
}
