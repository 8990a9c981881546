/// Where a shell's lines come from.
package protocol LineSource: AnyObject {
  /// Whether a person sits there: a prompt is shown, and an error does not end the session.
  var isInteractive: Bool { get }
  /// The next line, or nil at the end; throws for a line that can't be read.
  func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)?
  /// The answer to a question, from a person; a source without one gives `nextLine` instead.
  func answer(to question: Prompt) -> LineResult
}

extension LineSource {
  package var isInteractive: Bool { false }

  package func answer(to question: Prompt) -> LineResult { .endOfInput }
}
