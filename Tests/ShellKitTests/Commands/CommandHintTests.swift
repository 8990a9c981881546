import Testing

@testable import ShellKit

@Suite("A hint")
struct CommandHintTests {
  private func hint(_ line: String, after history: [String] = []) -> String? {
    CommandHint(Fruit.table, history: { history }).hint(line)
  }

  @Test(
    "tells the arguments still to come",
    arguments: [
      ("show", " <fruit>"), ("show ", "<fruit>"), ("cart add", " <fruit>…"),
      ("catalog sort", " <key> [<direction>]"), ("catalog sort name ", "[<direction>]"),
      ("cart add apple ", "<fruit>…"), ("cart add apple 'blood orange' ", "<fruit>…"),
      ("profile edit name ", "<text>"), ("pay; show ", "<fruit>"), ("show  ", "<fruit>"),
    ])
  func arguments(line: String, expected: String) {
    #expect(hint(line) == expected)
  }

  @Test(
    "is not given where no argument is missing, or the word before is still being typed",
    arguments: [
      "pay", "pay ", "catalog", "show apple", "show apple ", "show apple pear ", "cart add apple",
      "catalog sort n", "catalog sort name asc ", "catalog sort name asc", "sho", "cart ad",
      "profile edit", "nothing ", "show --json ", "cart add -y ", "show # ", "show #", "show;",
      "show; ", #"cart add a\ "#,
    ])
  func none(line: String) {
    #expect(hint(line) == nil)
  }

  @Test("is not given on an empty line, after a blank, or in a comment")
  func beginnings() {
    for line in ["", " ", " show ", "# show ", "#"] {
      #expect(hint(line, after: [line + "x", "# show apple"]) == nil)
    }
  }

  @Test("tells how the line went on last time")
  func ghost() {
    let history = ["show apple", "cart add 'blood orange'", "show apricot; pay", "show banana"]
    #expect(hint("sh", after: history) == "ow banana")
    #expect(hint("show a", after: history) == "pricot; pay")
    #expect(hint("show app", after: history) == "le")
    #expect(hint("cart add 'b", after: history) == "lood orange'")
    #expect(hint("Show a", after: history) == nil)
    #expect(hint("how", after: history) == nil)
  }

  @Test("prefers the arguments to what was typed last time")
  func preference() {
    #expect(hint("show ", after: ["show apple"]) == "<fruit>")
    #expect(hint("show", after: ["show apple"]) == " <fruit>")
    #expect(hint("pay", after: ["pay --dry-run"]) == " --dry-run")
  }

  @Test("passes over the line itself, and ends with the line that it repeats")
  func same() {
    #expect(hint("pay", after: ["pay -n", "pay"]) == " -n")
    #expect(hint("pay", after: ["pay"]) == nil)
    #expect(hint("say", after: ["say 'a\nb'"]) == nil)
  }

  @Test("goes by the lines as they are when it is asked")
  func later() {
    var history: [String] = []
    let hint = CommandHint(Fruit.table, history: { history })
    #expect(hint.hint("ca") == nil)
    history.append("cart")
    #expect(hint.hint("ca") == "rt")
    history.append("catalog")
    #expect(hint.hint("ca") == "talog")
  }

  @Test("goes on after a whole character, whatever it is made of")
  func characters() {
    #expect(hint("show й", after: ["show йога"]) == "ога")
    #expect(hint("like 👨‍👩", after: ["like 👨‍👩‍👧"]) == nil)
  }
}
