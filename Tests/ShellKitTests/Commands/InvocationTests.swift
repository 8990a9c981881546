import Testing

@testable import ShellKit

@Suite("A call of a command")
struct InvocationTests {
  private func call(_ line: String) throws -> Invocation {
    try Fruit.table.invocation(line.split(separator: " ").map(String.init))
  }

  private func failure(_ line: String) -> Failure? {
    do { _ = try call(line) } catch let failure as Failure { return failure } catch {}
    return nil
  }

  @Test(
    "has as many arguments as the command takes",
    arguments: [
      ("cart add apple", ["apple"]), ("cart add a b c", ["a", "b", "c"]), ("show -", ["-"]),
      ("catalog sort name", ["name"]), ("catalog sort name desc", ["name", "desc"]), ("cart", []),
      ("show -- -y", ["-y"]), ("cart add -- --json --", ["--json", "--"]), ("show --json a", ["a"]),
      ("show a --json", ["a"]),
    ])
  func arguments(line: String, expected: [String]) throws {
    #expect(try call(line).arguments == expected)
  }

  @Test(
    "lacks an argument or has one too many",
    arguments: [
      ("show", "usage.missing-argument", "show needs <fruit>; type: show <fruit>"),
      ("cart add", "usage.missing-argument", "cart add needs <fruit>; type: cart add <fruit>…"),
      (
        "catalog sort", "usage.missing-argument",
        "catalog sort needs <key>; type: catalog sort <key> [<direction>]"
      ),
      (
        "show a b", "usage.surplus-argument",
        "show does not take “b”; type: show <fruit> (quote words that belong together)"
      ),
      (
        "pay 7", "usage.surplus-argument",
        "pay does not take “7”; type: pay [--dry-run] (quote words that belong together)"
      ),
    ])
  func count(line: String, code: String, message: String) {
    #expect(failure(line) == Failure(code, message, status: .usage))
  }

  @Test("knows its options by name and by letter")
  func options() throws {
    let plain = try call("pay")
    #expect(!plain.has("dry-run") && !plain.has("yes"))
    #expect(try call("pay --dry-run").has("dry-run"))
    #expect(try call("pay -n").has("dry-run"))
    let both = try call("cart add a -y b")
    #expect(both.has("yes"))
    #expect(both.arguments == ["a", "b"])
    #expect(try !call("show -- -y").has("yes"))
  }

  @Test("needs no argument where help is asked for")
  func help() throws {
    #expect(try call("show --help").has("help"))
    #expect(try call("show a b -h").has("help"))
  }

  @Test(
    "takes a number with an option, the last one given",
    arguments: [
      ("catalog", nil), ("catalog --limit 3", 3), ("catalog --limit=3", 3),
      ("catalog --limit 0", 0),
      ("catalog --limit 3 --limit 5", 5), ("catalog --offset 4", nil),
    ] as [(String, Int?)])
  func numbers(line: String, expected: Int?) throws {
    #expect(try call(line).number("limit") == expected)
  }

  @Test(
    "refuses what is no whole number",
    arguments: [
      ("--limit=x", "x"), ("--limit=", ""), ("--limit=-1", "-1"), ("--limit=1.5", "1.5"),
      ("--limit=99999999999999999999", "99999999999999999999"), ("--limit=٣", "٣"),
      ("--limit=1=2", "1=2"),
    ])
  func wrongNumbers(option: String, shown: String) {
    let failure = #expect(throws: Failure.self) { try call("catalog \(option)").number("limit") }
    #expect(failure?.code == "usage.number")
    #expect(failure?.message == "--limit takes a whole number up to 1000000000, not “\(shown)”.")
  }

  @Test(
    "refuses an option that is unknown, lacks its value or takes none",
    arguments: [
      (
        "pay --dry-rum", "usage.unknown-option",
        "pay has no option “--dry-rum”. Did you mean --dry-run?"
      ),
      (
        "show -7", "usage.unknown-option",
        "show has no option “-7”. Put -- before words that begin with a dash."
      ),
      (
        "pay -yn", "usage.unknown-option",
        "pay has no option “-yn”. Put -- before words that begin with a dash."
      ),
      ("pay --yes=on", "usage.surplus-value", "--yes takes no value."),
      ("catalog --limit", "usage.missing-value", "--limit needs a value: --limit N."),
    ])
  func wrongOptions(line: String, code: String, message: String) {
    #expect(failure(line) == Failure(code, message, status: .usage))
  }

  @Test("takes an option's letter only after one dash, and its name after two")
  func dashes() {
    #expect(failure("pay --y")?.code == "usage.unknown-option")
    #expect(failure("pay -yes")?.code == "usage.unknown-option")
  }
}
