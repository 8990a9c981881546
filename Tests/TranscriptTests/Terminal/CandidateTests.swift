import PseudoTerminal
import Testing

@Suite("What is offered at a terminal")
struct CandidateTests {
  @Test("is first what stands on the screen, by number, name, price and mark")
  func marks() throws {
    let shell = try ShellTerminal()
    try shell.enter("like 159; cart add 160; collection 14")
    let shown = try shell.type("show \t\t", until: "3.80 ETH in cart")
    let offered = ShellTerminal.plain(shown).split(separator: "\r\n").map(String.init)
    for words in [
      "158 Bridge, Mostly Under Water  12.20 ETH",
      "159 Smørrebrød, View from Above  9.60 ETH ♥",
      "160 \"Wish You Were Here\", Signed  3.80 ETH in cart",
    ] {
      #expect(offered.contains { $0.contains(words) }, "\(shown)")
    }
  }

  @Test("are names to who types letters, and the cart's own behind cart remove")
  func names() throws {
    let shell = try ShellTerminal()
    try shell.enter("cart add 64 18")
    try shell.type("cart remove g\t", until: "'Gears at Rest'")
    #expect(!shell.terminal.text.contains("Glass"))
  }

  @Test("are the arguments to come, and how a line went on last time, gone with the next key")
  func hints() throws {
    let shell = try ShellTerminal()
    try shell.enter("catalog sort name desc")
    try shell.type("cart add", until: "\u{1b}[2m <id>…")
    try shell.type("\u{15}catalog s", until: "\u{1b}[2mort name desc")
    #expect(try shell.enter("earch harb").contains("found for “harb”"))
  }
}
