/// The blocks of commands in the README that the checks of a change run.
enum ReadmeRule {
  /// Marks such as `<!-- test -->` that the checks ask for and that no block of commands follows,
  /// and marks of the README itself without one.
  static func violations(readme: SourceFile, checks: SourceFile) -> [Violation] {
    let blocks = blocks(in: readme)
    let asked = checks.lines.enumerated().flatMap { index, line in
      marks(in: line).filter { blocks[$0] == nil }
        .map { Violation(checks.path, index + 1, "the README has no commands for <!-- \($0) -->") }
    }
    let empty = readme.lines.enumerated().flatMap { index, line in
      marks(in: line).filter { blocks[$0]?.isEmpty != false }
        .map { Violation(readme.path, index + 1, "no commands follow <!-- \($0) -->") }
    }
    return asked + empty
  }

  /// The commands that stand below each mark, between fences.
  static func blocks(in readme: SourceFile) -> [String: [String]] {
    var blocks: [String: [String]] = [:]
    for (index, line) in readme.lines.enumerated() {
      guard let mark = marks(in: line).first else { continue }
      let below = readme.lines[(index + 1)...].drop(while: \.isEmpty)
      guard below.first?.hasPrefix("```") == true else { continue }
      blocks[mark] = below.dropFirst().prefix { $0 != "```" }.filter { !$0.isEmpty }
    }
    return blocks
  }

  private static func marks(in line: String) -> [String] {
    line.matches(of: #/<!-- ([a-z-]+) -->/#).map { String($0.output.1) }
  }
}
