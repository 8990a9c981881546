@testable import ShellKit

/// A small table of commands about fruit, for tests of the table itself: none of them does a thing.
enum Fruit {
  static let kinds = ["apple", "apricot", "blood orange", "банан"]

  static var table: CommandTable {
    CommandTable([
      make("catalog", aliases: ["list"], options: [.limit, .offset]),
      make("catalog sort", [.init("<key>"), .init("<direction>", isOptional: true)]),
      make("cart"),
      make("cart add", [.init("<fruit>", isRepeated: true, candidates: fruit)]),
      make("cart remove", [.init("<fruit>", candidates: fruit)]),
      make("profile edit name", [.init("<text>")]),
      make("profile edit site", [.init("<address>")]),
      make("show", [.init("<fruit>", candidates: fruit)]),
      make("pay", options: [CommandOption("dry-run", letter: "n", "pay nothing")]),
    ])
  }

  static func make(
    _ name: String, aliases: [String] = [], _ arguments: [Command.Argument] = [],
    options: [CommandOption] = []
  ) -> Command {
    Command(
      name, aliases: aliases, area: "Fruit", arguments, options: options, summary: "do \(name)"
    ) { (_, _) throws(Failure) in }
  }

  /// Every kind not named before.
  private static func fruit(_ before: [String], _ beginning: String) -> [Candidate] {
    kinds.filter { !before.contains($0) }.map { Candidate(text: $0, label: "a \($0)") }
  }
}
