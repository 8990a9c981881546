import PseudoTerminal
import Testing

@Suite("A slow payment at a terminal")
struct SlowPaymentTests {
  @Test("shows that it goes on, ^C cuts the wait short, and its outcome is told")
  func interrupted() throws {
    let shell = try ShellTerminal()
    try shell.enter("cart add 18")
    try shell.enter("gateway slow 60s")
    try shell.type("pay ETH\r", until: "⠋")
    try shell.terminal.send("\u{3}")
    try shell.terminal.read(until: "The payment went through.")
    try shell.waitForPrompt()
    #expect(try shell.enter("orders").contains("1 order"))
    #expect(try shell.enter("cart").contains("The cart is empty."))
    #expect(try shell.leave() == 0)
  }

  @Test("is told as declined just so")
  func declined() throws {
    let shell = try ShellTerminal()
    try shell.enter("cart add 18")
    try shell.enter("gateway slow 60s; gateway decline")
    try shell.type("pay ETH\r", until: "⠋")
    try shell.type("\u{3}", until: "[retry/return] ")
    try shell.type("return\r", until: "Back to the cart")
    try shell.waitForPrompt()
    #expect(try shell.enter("cart").contains("Total 0.35 ETH."))
  }
}
