/// All commands of a shell: the one source of parsing, help, completion and suggestions.
package struct CommandTable {
  /// The commands, in the order in which the help lists them.
  package let commands: [Command]
  private static let longestPath = 3

  /// A table of commands; of two with the same name the first counts.
  package init(_ commands: [Command]) {
    self.commands = commands
  }

  /// The command that the words begin with, the longest name first, and the words after it.
  package func find(_ words: [String]) -> (command: Command, rest: ArraySlice<String>)? {
    for length in stride(from: min(Self.longestPath, words.count), through: 1, by: -1) {
      let name = words.prefix(length).joined(separator: " ")
      if let command = commands.first(where: { $0.name == name || $0.aliases.contains(name) }) {
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
