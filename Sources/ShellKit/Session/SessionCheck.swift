/// What running a session came to, beside what it expects.
package struct SessionCheck: Equatable, Sendable {
  private let script: SessionScript
  /// What each line printed; lines that were not reached are missing.
  private let outputs: [[String]]

  init(script: SessionScript, outputs: [[String]]) {
    self.script = script
    self.outputs = outputs
  }

  /// Whether every line was reached and printed what is expected.
  package var passes: Bool {
    script.strays.isEmpty && outputs == script.steps.prefix(outputs.count).map(\.expected)
      && !script.steps.dropFirst(outputs.count).contains { $0.isCommand || !$0.expected.isEmpty }
  }

  /// The session expecting what it really printed; lines not reached stay as they are.
  package var updated: SessionScript {
    var updated = script
    for index in updated.steps.indices where index < outputs.count {
      updated.steps[index].expected = outputs[index]
    }
    return updated
  }

  /// What a person reads: a line when all is well, or each command that parts from the session.
  package func report(name: String) -> String {
    let commands = script.steps.filter(\.isCommand)
    let name = Escaping.visible(name)
    if passes { return "\(name): \(commands.count) commands, all as expected.\n" }
    var report = ""
    if !script.strays.isEmpty {
      report += "\(name):1: expected output stands above the first command\n"
    }
    for (index, step) in script.steps.enumerated() {
      guard index < outputs.count else {
        guard script.steps[index...].contains(where: \.isCommand) else { break }
        report += "\(name):\(step.number): the session ended before this line\n"
        break
      }
      if outputs[index] != step.expected {
        report += "\(name):\(step.number): \(Escaping.visible(step.line))\n"
        report += Self.difference(step.expected, outputs[index])
      }
    }
    return report
  }

  /// The lines of both in order, `-` before what is missing and `+` before what is new.
  ///
  /// Escaped: a session may come from anybody, and comma-separated values keep what hides.
  private static func difference(_ expected: [String], _ printed: [String]) -> String {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in printed.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines = ""
    var (old, new) = (0, 0)
    while old < expected.count || new < printed.count {
      if removed.contains(old) {
        lines += "- \(Escaping.visible(expected[old]))\n"
        old += 1
      } else if inserted.contains(new) {
        lines += "+ \(Escaping.visible(printed[new]))\n"
        new += 1
      } else {
        lines += "  \(Escaping.visible(printed[new]))\n"
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}
