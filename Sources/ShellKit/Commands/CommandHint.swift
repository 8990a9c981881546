/// What could follow a half-typed line: the arguments still to come, or how it went on last time.
package struct CommandHint {
  private let table: CommandTable
  private let history: () -> [String]

  /// Hints by this table, and by the lines entered so far, the oldest first.
  package init(_ table: CommandTable, history: @escaping () -> [String]) {
    self.table = table
    self.history = history
  }

  /// What to show behind the cursor at the end of `line`; nil for nothing.
  package func hint(_ line: String) -> String? {
    guard let first = line.first, !first.isWhitespace, first != "#" else { return nil }
    return arguments(after: line) ?? ghost(of: line)
  }

  /// The arguments that the command still takes, once its name is typed.
  private func arguments(after line: String) -> String? {
    guard (try? LineSplitter.split(line)) != nil else { return nil }
    let partial = PartialLine(line)
    let isTyped = partial.rawLength == 0
    let words = partial.words + (isTyped ? [] : [partial.beginning])
    guard !partial.isComment, let (command, rest) = table.find(words),
      !rest.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    // A word being typed is still the argument before the ones to come.
    guard isTyped || rest.isEmpty else { return nil }
    let missing = command.arguments.dropFirst(rest.count)
    let next =
      missing.isEmpty && command.arguments.last?.isRepeated == true
      ? command.arguments.suffix(1) : missing
    guard !next.isEmpty else { return nil }
    let synopsis = next.map(\.synopsis).joined(separator: " ")
    return isTyped ? synopsis : " \(synopsis)"
  }

  private func ghost(of line: String) -> String? {
    guard let entry = history().last(where: { $0.hasPrefix(line) && $0 != line }) else {
      return nil
    }
    let rest = entry.dropFirst(line.count)
    return rest.contains { $0.isNewline } ? nil : String(rest)
  }
}
