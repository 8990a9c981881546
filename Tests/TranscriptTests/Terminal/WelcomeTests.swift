import PseudoTerminal
import Testing

@Suite("The first time at a terminal")
struct WelcomeTests {
  private static let hint = "Type help to see what there is; begin with catalog."

  @Test("tells how to begin, and the next time does not")
  func once() throws {
    let sandbox = try Sandbox()
    let first = try ShellTerminal(in: sandbox)
    #expect(first.terminal.text.contains(Self.hint))
    #expect(try first.leave() == 0)
    let second = try ShellTerminal(in: sandbox)
    #expect(!second.terminal.text.contains(Self.hint))
    #expect(try second.leave() == 0)
  }

  @Test("is not told to a script, nor to who gave a command")
  func scripts() throws {
    let script = try Sandbox().nft(input: "cart\n")
    #expect(script.output + script.errors == "The cart is empty. To fill it: cart add <id>.\n")
    let outcome = try PseudoTerminalState.output(of: ["-c", "cart"], in: Sandbox())
    #expect(!outcome.contains(Self.hint))
  }
}
