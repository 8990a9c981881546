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
      line.unicodeScalars.first { !$0.properties.isWhitespace }.map { $0 != "#" } ?? false
    }
  }

  /// The lines, each with what is expected of it.
  package var steps: [Step] = []
  /// Expected output above the first line: nothing can print it.
  package private(set) var strays: [String] = []

  private static let mark = "#="

  /// The lines of a file or of what was printed, without carriage returns at their ends: what is
  /// written into a file is what is read from it.
  ///
  /// By code points: as characters, a carriage return and a line feed are one that is neither.
  package static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      var line = line
      while line.last == "\r" { line.removeLast() }
      return String(line)
    }
  }

  /// Lines as they are expected in a file, each behind its mark.
  static func marked(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined()
  }

  /// The line expected by a line of a file; nil for one without a mark.
  ///
  /// By code points: what was printed may begin with one that combines with the blank before it.
  private static func expected(_ line: String) -> String? {
    guard line.utf8.starts(with: mark.utf8) else { return nil }
    let rest = line.unicodeScalars.dropFirst(mark.unicodeScalars.count)
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  /// Reads a session from its text.
  package init(_ text: String) {
    for (index, line) in Self.lines(of: text).enumerated() {
      guard let expected = Self.expected(line) else {
        steps.append(Step(line: line, number: index + 1, expected: []))
        continue
      }
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
