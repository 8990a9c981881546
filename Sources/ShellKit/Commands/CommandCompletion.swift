/// Completes a half-typed line from the command table.
package struct CommandCompletion {
  private let table: CommandTable

  /// Completes by this table.
  package init(_ table: CommandTable) {
    self.table = table
  }

  /// What fits at the cursor, which stands `cursor` characters into the line.
  package func complete(_ line: String, _ cursor: Int) -> Completion {
    let typed = String(line.prefix(cursor))
    let partial = PartialLine(typed)
    guard !partial.isComment else { return .none }
    let beginning = partial.beginning
    let candidates = self.candidates(after: partial.words, beginning: beginning)
    let fitting = candidates.filter { Self.begins($0.text, with: beginning) }
    return Completion(
      replacing: partial.rawLength,
      candidates: fitting.map { candidate in
        Candidate(
          text: Quoting.quoted(candidate.text), label: candidate.label, isFinal: candidate.isFinal)
      })
  }

  private func candidates(after words: [String], beginning: String) -> [Candidate] {
    let verbs = table.continuations(of: words).map { Candidate(text: $0) }
    guard let (command, rest) = table.find(words) else { return verbs }
    if beginning.hasPrefix("--") {
      return (command.options + CommandOption.common).map { Candidate(text: "--\($0.name)") }
    }
    let before = rest.filter { !$0.hasPrefix("-") }
    guard let argument = Self.argument(at: before.count, of: command) else { return verbs }
    return (rest.isEmpty ? verbs : []) + argument.candidates(Array(before), beginning)
  }

  private static func argument(at position: Int, of command: Command) -> Command.Argument? {
    if position < command.arguments.count { return command.arguments[position] }
    guard let last = command.arguments.last, last.isRepeated else { return nil }
    return last
  }

  private static func begins(_ text: String, with beginning: String) -> Bool {
    text.lowercased().hasPrefix(beginning.lowercased())
  }
}
