import Testing

@testable import ShellKit

@Suite("The command table")
struct CommandTableTests {
  private let table = Fruit.table

  private func failure(_ words: String...) -> Failure? {
    do { _ = try table.invocation(words) } catch { return error }
    return nil
  }

  @Test(
    "finds the longest name first",
    arguments: [
      ("catalog", "catalog", []), ("catalog sort name", "catalog sort", ["name"]),
      ("catalog x", "catalog", ["x"]), ("list", "catalog", []), ("cart add", "cart add", []),
      ("profile edit name Ann", "profile edit name", ["Ann"]),
      ("cart remove a b", "cart remove", ["a", "b"]),
    ])
  func longest(line: String, name: String, rest: [String]) throws {
    let found = try #require(table.find(line.split(separator: " ").map(String.init)))
    #expect(found.command.name == name)
    #expect(Array(found.rest) == rest)
  }

  @Test("finds nothing for a noun alone, another case or no words")
  func nothing() {
    #expect(table.find(["profile"]) == nil)
    #expect(table.find(["profile", "edit"]) == nil)
    #expect(table.find(["Catalog"]) == nil)
    #expect(table.find([]) == nil)
  }

  @Test("takes the first of two commands with one name")
  func twice() {
    let table = CommandTable([Fruit.make("a", [.init("<x>")]), Fruit.make("b", aliases: ["a"])])
    #expect(table.find(["a"])?.command.arguments.count == 1)
  }

  @Test("knows the words that may go on")
  func continuations() {
    #expect(table.continuations(of: ["catalog"]) == ["sort"])
    #expect(table.continuations(of: ["profile"]) == ["edit"])
    #expect(table.continuations(of: ["profile", "edit"]) == ["name", "site"])
    #expect(table.continuations(of: ["show"]) == [])
    #expect(table.continuations(of: []) == ["catalog", "list", "cart", "profile", "show", "pay"])
  }

  @Test(
    "suggests the nearest for an unknown command, also from the other keyboard layout",
    arguments: [
      ("catalgo", "There is no command “catalgo”. Did you mean catalog?"),
      ("сфефдщп", "There is no command “сфефдщп”. Did you mean catalog?"),
      ("зфн", "There is no command “зфн”. Did you mean pay?"),
      ("cat", "There is no command “cat”. Did you mean catalog or cart?"),
      ("zzzzz", "There is no command “zzzzz”. Type help for the commands."),
    ])
  func unknown(word: String, message: String) {
    #expect(failure(word) == .usage("unknown-command", message))
  }

  @Test("tells a misspelled verb from a surplus argument")
  func misspelled() {
    #expect(
      failure("cart", "ad", "7")
        == .usage("unknown-verb", "cart has no verb “ad”. Did you mean add?"))
    #expect(
      failure("cart", "jump")
        == .usage("unknown-verb", "cart has no verb “jump”. It knows add, remove."))
    #expect(failure("pay", "7")?.code == "usage.surplus-argument")
    #expect(failure("cart", "--jump")?.code == "usage.unknown-option")
  }

  @Test("names the verbs of a noun that stands alone")
  func incomplete() {
    #expect(failure("profile") == .usage("incomplete", "profile needs a verb: edit."))
    #expect(failure("profile", "edti")?.code == "usage.incomplete")
  }

  @Test("writes a synopsis of arguments and options")
  func synopsis() {
    #expect(
      table.commands.map(\.synopsis).prefix(4) == [
        "catalog [--limit N] [--offset N]", "catalog sort <key> [<direction>]", "cart",
        "cart add <fruit>…",
      ])
  }

  @Test("A group is made when one of its nouns is called, and once")
  func groups() throws {
    var made: [String] = []
    func group(_ name: String, aliases: [String] = []) -> CommandGroup {
      CommandGroup([name] + aliases) {
        made.append(name)
        return [Fruit.make(name, aliases: aliases), Fruit.make("\(name) sort")]
      }
    }
    let table = CommandTable(groups: [group("catalog"), group("cart", aliases: ["basket"])])
    #expect(table.find(["basket", "apple"])?.command.name == "cart")
    #expect(table.find(["cart", "sort"])?.command.name == "cart sort")
    #expect(table.find(["car"]) == nil)
    #expect(made == ["cart"])
    #expect(table.commands.map(\.name) == ["catalog", "catalog sort", "cart", "cart sort"])
    #expect(made == ["cart", "catalog"])
  }

  @Test("A group knows whether its nouns find all that it makes")
  func covering() {
    let group = CommandGroup(["cart"]) { [] }
    #expect(group.covers([Fruit.make("cart"), Fruit.make("cart add")]))
    #expect(!group.covers([Fruit.make("cart", aliases: ["basket"])]))
    #expect(!group.covers([Fruit.make("carts")]))
  }
}
