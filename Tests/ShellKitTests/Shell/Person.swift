@testable import ShellKit

/// A source at which a person sits, whose lines and answers are known beforehand.
final class Person: LineSource {
  private var lines: [String]
  private var answers: [LineResult]
  private var continuations: [String?]
  private var line = 0
  /// The questions asked.
  private(set) var questions: [String] = []

  init(_ lines: String..., answers: [LineResult] = [], continuations: [String?] = []) {
    self.lines = lines
    self.answers = answers
    self.continuations = continuations
  }

  var isInteractive: Bool { true }

  func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    guard line < lines.count else { return nil }
    line += 1
    return (lines[line - 1], Place(nil, line: line))
  }

  func continuation() throws(Failure) -> String? {
    continuations.isEmpty ? nil : continuations.removeFirst()
  }

  func answer(to question: Prompt, initial: String) -> LineResult {
    questions.append(question.parts.map(\.text).joined())
    return answers.isEmpty ? .endOfInput : answers.removeFirst()
  }
}
