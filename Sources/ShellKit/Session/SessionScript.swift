/// A session with its expected output: lines beginning `#= ` are what the command above prints.
package struct SessionScript: Equatable, Sendable {
  /// A line of the session and what is expected below it.
  package struct Step: Equatable, Sendable {
    /// The line: a command, a comment, or blank.
    package let line: String
    /// Where the line stands, counted from 1.
    package let number: Int
    /// The lines expected, in order.
    package var expected: [String]

    /// Whether the line holds more than blanks or a comment.
    package var isCommand: Bool {
      line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
    }
  }

  /// The lines, each with what is expected of it.
  package var steps: [Step] = []
  /// Expected output above the first line: nothing can print it.
  package private(set) var strays: [String] = []

  private static let mark = "#="

  private static func marked(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined()
  }

  /// Reads a session from its text.
  package init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix(Self.mark) else {
        steps.append(Step(line: String(line), number: index + 1, expected: []))
        continue
      }
      let expected = String(line.dropFirst(line.hasPrefix("#= ") ? 3 : Self.mark.count))
      if steps.isEmpty {
        strays.append(expected)
      } else {
        steps[steps.count - 1].expected.append(expected)
      }
    }
  }

  /// The session as text, each expected line marked.
  package var text: String {
    Self.marked(strays) + steps.map { $0.line + "\n" + Self.marked($0.expected) }.joined()
  }
}
