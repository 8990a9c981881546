/// All commands of a shell: the one source of parsing, help, completion and suggestions.
package final class CommandTable {
  private let groups: [CommandGroup]
  /// The commands of each group, once they were asked for.
  private var made: [[Command]?]
  private static let longestPath = 3

  /// A table of groups; of two commands with the same name the first counts.
  package init(groups: [CommandGroup]) {
    self.groups = groups
    made = Array(repeating: nil, count: groups.count)
  }

  /// A table of commands that are at hand; of two with the same name the first counts.
  package convenience init(_ commands: [Command]) {
    let nouns = commands.flatMap { [$0.name] + $0.aliases }.map { Command.words(of: $0)[0] }
    self.init(groups: [CommandGroup(nouns) { commands }])
  }

  /// The commands, in the order in which the help lists them.
  package var commands: [Command] { groups.indices.flatMap(commands(of:)) }

  private func commands(of group: Int) -> [Command] {
    if let commands = made[group] { return commands }
    let commands = groups[group].make()
    assert(groups[group].covers(commands), "a command that its group's nouns do not find")
    made[group] = commands
    return commands
  }

  /// The command that the words begin with, the longest name first, and the words after it.
  package func find(_ words: [String]) -> (command: Command, rest: ArraySlice<String>)? {
    guard let first = words.first else { return nil }
    // A quoted "cart add" is as good as the two words.
    let noun = String(first.prefix { $0 != " " })
    let near = groups.indices.filter { groups[$0].nouns.contains(noun) }.flatMap(commands(of:))
    for length in stride(from: min(Self.longestPath, words.count), through: 1, by: -1) {
      let name = Array(words.prefix(length)).listed(" ")
      if let command = near.first(where: { $0.name == name || $0.aliases.contains(name) }) {
        return (command, words.dropFirst(length))
      }
    }
    return nil
  }

  /// The command called by these words, or a usage failure that helps.
  package func invocation(_ words: [String]) throws(Failure) -> Invocation {
    guard let (command, rest) = find(words) else { throw unknown(words) }
    if let rescue = misspelledVerb(command, rest) { throw rescue }
    return try Invocation(command, rest)
  }

  /// The words that may follow `words` in the name of a command.
  package func continuations(of words: [String]) -> [String] {
    var found: [String] = []
    for name in commands.flatMap({ [$0.name] + $0.aliases }) {
      let path = Command.words(of: name)
      guard path.count > words.count, path.starts(with: words) else { continue }
      if !found.contains(path[words.count]) { found.append(path[words.count]) }
    }
    return found
  }

  /// A usage failure for words that begin with no command.
  package func unknown(_ words: [String]) -> Failure {
    if words.count > 1, find(words) != nil {
      let name = words.joined(separator: " ")
      let near = Suggestion.nearest(to: name, among: commands.map(\.name))
      return .usage(
        "unknown-command",
        "There is no command \(Quotation.of(name)).\(Suggestion.question(near))")
    }
    let word = words[0]
    let continuations = continuations(of: [word])
    if !continuations.isEmpty {
      return .usage(
        "incomplete", "\(word) needs a verb: \(continuations.joined(separator: ", ")).")
    }
    let line = Suggestion.nearest(to: word, among: self.continuations(of: []))
    let advice = line.isEmpty ? " Type help for the commands." : Suggestion.question(line)
    return .usage("unknown-command", "There is no command \(Quotation.of(word)).\(advice)")
  }

  /// `cart` takes nothing, so `cart ad 7` is a verb gone wrong rather than a surplus argument.
  private func misspelledVerb(_ command: Command, _ rest: ArraySlice<String>) -> Failure? {
    guard let word = rest.first, !word.hasPrefix("-"), command.arguments.isEmpty else {
      return nil
    }
    let verbs = continuations(of: command.words)
    guard !verbs.isEmpty else { return nil }
    let near = Suggestion.nearest(to: word, among: verbs)
    let advice =
      near.isEmpty ? " It knows \(verbs.joined(separator: ", "))." : Suggestion.question(near)
    return .usage("unknown-verb", "\(command.name) has no verb \(Quotation.of(word)).\(advice)")
  }
}
