import PseudoTerminal
import Testing

@Suite("Questions at a terminal")
struct QuestionTests {
  private let shell: ShellTerminal

  init() throws {
    shell = try ShellTerminal()
    try shell.enter("cart add 1 18")
  }

  /// The last line of the cart, as another process sees it.
  private func cart() throws -> String {
    try shell.sandbox.nft("-c", "cart").lines.last ?? ""
  }

  @Test("Removing asks, and yes removes", arguments: ["y", "Y", "yes", " YES "])
  func yesRemoves(_ answer: String) throws {
    try shell.ask("cart remove 18", question: "Remove? [y/N] ")
    #expect(try shell.enter(answer).contains("Removed “Ant Carrying the Exit Sign” (18)"))
    #expect(try cart().hasPrefix("Total 12.50 ETH."))
  }

  @Test(
    "No, an empty line, ^C and ^D all mean no",
    arguments: ["n\r", "No\r", "\r", " \r", "\u{3}", "\u{4}"])
  func otherwiseNothing(_ keys: String) throws {
    try shell.ask("cart remove 18", question: "Remove? [y/N] ")
    try shell.type(keys, until: "Nothing was removed.")
    try shell.waitForPrompt()
    #expect(try cart().hasPrefix("Total 12.85 ETH."))
    #expect(try shell.leave() == 0)
  }

  @Test("Another word is told, and the question stands again")
  func asksAgain() throws {
    try shell.ask("cart clear", question: "Remove? [y/N] ")
    try shell.type("maybe\r", until: "type y or n.")
    try shell.terminal.read(until: "Remove? [y/N] ")
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("n").contains("Nothing was removed."))
  }

  @Test("^C on a half-typed answer is no, too")
  func interruptsAnswer() throws {
    try shell.ask("cart clear", question: "Remove? [y/N] ")
    try shell.type("ye", until: "ye")
    try shell.type("\u{3}", until: "Nothing was removed.")
    try shell.waitForPrompt()
    #expect(try cart().hasPrefix("Total 12.85 ETH."))
  }

  @Test("Pay lists the currencies and asks for one")
  func asksForCurrency() throws {
    try shell.ask("pay", question: "Which currency? ")
    #expect(shell.terminal.text.contains("Dogecoin"))
    #expect(try shell.enter("eth").contains("The payment went through."))
    #expect(try cart().hasPrefix("The cart is empty."))
  }

  @Test("A declined payment asks whether to try again")
  func asksToRetry() throws {
    try shell.enter("gateway decline next")
    let question = "Retry, or return to the cart? [retry/return] "
    try shell.ask("pay ETH", question: question)
    #expect(try cart().hasPrefix("Total 12.85 ETH."))
    try shell.type("what\r", until: "type retry or return.")
    try shell.terminal.read(until: question)
    try shell.terminal.waitForKeys()
    #expect(try shell.enter("retry").contains("The payment went through."))
    try shell.enter("cart add 35")
    try shell.enter("gateway decline all")
    try shell.ask("pay ETH", question: question)
    #expect(try shell.enter("return").contains("Back to the cart"))
    #expect(try cart().hasPrefix("Total 0.99 ETH."))
  }

  @Test("With --yes nobody is asked")
  func isAnsweredAhead() throws {
    #expect(try shell.enter("cart remove 18 -y").contains("Removed"))
    try shell.enter("set yes on")
    #expect(try shell.enter("cart clear").contains("which is empty now."))
  }

  @Test("An answer in the same line is taken, and those after it run")
  func takesAnswerOfLine() throws {
    #expect(try shell.enter("cart remove 18; y; like 2").contains("Liked"))
    #expect(try cart().hasPrefix("Total 12.50 ETH."))
  }
}
