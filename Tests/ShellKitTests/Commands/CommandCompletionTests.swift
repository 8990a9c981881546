import Testing

@testable import ShellKit

@Suite("Completion")
struct CommandCompletionTests {
  private let completion = CommandCompletion(Fruit.table)

  private func texts(_ line: String, at cursor: Int? = nil) -> [String] {
    completion.complete(line, cursor ?? line.count).candidates.map(\.text)
  }

  @Test(
    "offers the words that may go on the name of a command",
    arguments: [
      ("", ["catalog", "list", "cart", "profile", "show", "pay"]), ("ca", ["catalog", "cart"]),
      ("CA", ["catalog", "cart"]), ("cat", ["catalog"]), ("xyz", []), ("profile ", ["edit"]),
      ("profile edit ", ["name", "site"]), ("profile edit n", ["name"]),
      ("cart ", ["add", "remove"]),
      ("cart r", ["remove"]), ("catalog s", ["sort"]), ("nothing ", []),
    ])
  func verbs(line: String, expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test(
    "offers what could stand for an argument, quoted where it needs quotes",
    arguments: [
      ("show ", ["apple", "apricot", "'blood orange'", "банан"]),
      ("show ap", ["apple", "apricot"]),
      ("show AP", ["apple", "apricot"]), ("show БА", ["банан"]), ("show bl", ["'blood orange'"]),
      ("show 'blood or", ["'blood orange'"]), (#"show blood\ "#, ["'blood orange'"]),
      ("show apple ", []), ("cart add apple ", ["apricot", "'blood orange'", "банан"]),
      ("cart add apple apricot b", ["'blood orange'"]), ("cart remove apple a", []),
      ("pay ", []), ("show -y a", ["apple", "apricot"]),
    ])
  func arguments(line: String, expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test(
    "offers the options of the command after two dashes",
    arguments: [
      ("pay --", ["--dry-run", "--json", "--csv", "--yes", "--help"]), ("pay --d", ["--dry-run"]),
      ("catalog --l", ["--limit"]), ("catalog --limit 3 --o", ["--offset"]), ("pay --x", []),
      ("show apple --h", ["--help"]),
    ])
  func options(line: String, expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test(
    "begins anew after a semicolon, and ends in a comment",
    arguments: [
      ("pay;ca", ["catalog", "cart"]), ("pay; show ap", ["apple", "apricot"]),
      ("pay; ", ["catalog", "list", "cart", "profile", "show", "pay"]),
      ("show 'a;ca", []), ("show #", []), ("show # ", []), ("show # ap", []), ("# ca", []),
    ])
  func semicolons(line: String, expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test("looks only at what stands before the cursor")
  func middle() {
    #expect(texts("ca 7", at: 2) == ["catalog", "cart"])
    #expect(texts("show ap --json", at: 7) == ["apple", "apricot"])
    #expect(texts("show apple", at: 0).first == "catalog")
    #expect(completion.complete("show apple", 7).replacing == 2)
  }

  @Test(
    "says how many characters a candidate replaces, quotes included",
    arguments: [
      ("", 0), ("ca", 2), ("show ", 0), ("show 'blood or", 9), ("pay;ca", 2), ("show ба", 2),
    ])
  func replacing(line: String, count: Int) {
    #expect(completion.complete(line, line.count).replacing == count)
  }

  @Test("keeps a candidate's label, and whether the word ends there")
  func labels() {
    let found = completion.complete("show bl", 7).candidates
    #expect(found == [Candidate(text: "'blood orange'", label: "a blood orange")])
    let open = Fruit.make(
      "open", [.init("<file>") { _, _ in [Candidate(text: "a b/", isFinal: false)] }])
    let files = CommandCompletion(CommandTable([open])).complete("open a", 6).candidates
    #expect(files == [Candidate(text: "'a b/'", label: "a b/", isFinal: false)])
  }
}
