import Testing

@Suite("Colour outside of a terminal")
struct ColorTests {
  private static let commands =
    "catalog; collection 14; show 1; cart add 1; cart; currencies; favorites; my; rating; user 1; "
    + "profile; cart clear -y; help; show 161"
  private static let escape = "\u{1b}"

  @Test("A pipe gets no escapes, whatever the environment says of the terminal")
  func noEscapes() throws {
    for variables in [
      [:], ["TERM": "xterm-256color"], ["TERM": "xterm", "COLORTERM": "truecolor"],
      ["CLICOLOR_FORCE": "1"], ["COLUMNS": "20"],
    ] {
      let outcome = try Sandbox().nft("-c", Self.commands, changing: variables)
      #expect(!outcome.output.contains(Self.escape))
      #expect(!outcome.errors.contains(Self.escape))
      #expect(outcome.output.contains("Machine for Folding Afternoons"))
    }
  }

  @Test("A pipe gets texts uncut, whatever the width")
  func uncut() throws {
    let wide = try Sandbox().nft("-c", "show 108", changing: ["COLUMNS": "20"])
    #expect(wide.output.contains("Please do not touch the bell cord. It still works.\n"))
    #expect(wide.lines.count < 15)
  }

  @Test("Colour may be asked for, and is then the only difference")
  func always() throws {
    let plain = try Sandbox().nft("-c", Self.commands)
    for variables in [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let colored = try Sandbox().nft(
        "--color", "always", "-c", Self.commands, changing: variables)
      #expect(colored.output.contains(Self.escape + "["))
      let stripped = colored.output.replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
      #expect(stripped == plain.output)
      #expect(colored.errors.replacing(#/\u{1b}\[[0-9;]*m/#, with: "") == plain.errors)
    }
    let set = try Sandbox().nft("-c", "set color always; set color never; cart")
    #expect(set.output.contains(Self.escape))
    #expect(set.lines.last == "The cart is empty. To fill it: cart add <id>.")
  }

  @Test("JSON and CSV have no colour even then")
  func neverInData() throws {
    for format in ["--json", "--csv"] {
      let outcome = try Sandbox().nft(format, "--color=always", "-c", "catalog; rating; show 1")
      #expect(!outcome.output.contains(Self.escape))
      #expect(outcome.status == 0)
    }
  }
}
