import PseudoTerminal
import Testing

@Suite("The form of the profile at a terminal")
struct FormTests {
  private let shell: ShellTerminal

  init() throws {
    shell = try ShellTerminal()
    try shell.ask("profile edit", question: "name: ")
  }

  /// The name, as another process sees it.
  private func name() throws -> String {
    try shell.sandbox.nft("-c", "profile").lines.first ?? ""
  }

  /// Ends a field, and waits for the next.
  private func next(_ keys: String, question: String) throws {
    try shell.type(keys + "\r", until: question)
    try shell.terminal.waitForKeys()
  }

  @Test("has the old values on the line, to be kept or changed; what is saved is told")
  func saves() throws {
    try shell.terminal.waitUntil("the old name is there") {
      shell.terminal.text.contains("Blue Hour")
    }
    try next("\u{15}Red Hour", question: "description: ")
    try shell.terminal.read(until: "anything that folds.")
    try next("", question: "site: ")
    try shell.terminal.read(until: "https://blue-hour.fakenft.example/")
    try next("me", question: "avatar: ")
    try next("\u{15}", question: "Save? [y/N] ")
    try shell.type("y\r", until: "The profile was saved.")
    try shell.waitForPrompt()
    let profile = try shell.sandbox.nft("-c", "profile").lines
    #expect(profile[0] == "Red Hour")
    #expect(profile.contains("Site         https://blue-hour.fakenft.example/me"))
    #expect(profile.contains("Picture      none"))
    let history = try shell.enter("history")
    #expect(history.contains("profile edit") && !history.contains("Red Hour"))
  }

  @Test("is left by ^C and ^D on any field, and by no in the end", arguments: ["\u{3}", "\u{4}"])
  func leaves(_ key: String) throws {
    try next("\u{15}Red Hour", question: "description: ")
    try shell.type("\u{15}", until: "\u{1b}[")
    try shell.type(key, until: "The form was left: nothing was changed.")
    try shell.waitForPrompt()
    #expect(try name() == "Blue Hour")
    #expect(try shell.leave() == 0)
  }

  @Test("asks again for what can't be taken")
  func asksAgain() throws {
    try shell.type("\u{15}\r", until: "The name can't be empty")
    try shell.terminal.read(until: "name: ")
    try shell.terminal.waitForKeys()
    try next("!", question: "description: ")
    try shell.type("\u{3}", until: "The form was left: nothing was changed.")
    try shell.waitForPrompt()
    #expect(try name() == "Blue Hour")
  }
}
