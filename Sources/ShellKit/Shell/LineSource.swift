/// Where a shell's lines come from.
package protocol LineSource: AnyObject {
  /// Whether a person sits there: a prompt is shown, and an error does not end the session.
  var isInteractive: Bool { get }
  /// Whether a question is asked again after a word that is no answer.
  var asksAgain: Bool { get }
  /// The next line, or nil at the end; throws for a line that can't be read.
  func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)?
  /// The line that goes on with an unfinished one; nil where it will never be finished.
  func continuation() throws(Failure) -> String?
  /// A person's answer to a question, with a text to begin from; without a person, none.
  func answer(to question: Prompt, initial: String) -> LineResult
}

extension LineSource {
  package var isInteractive: Bool { false }

  package var asksAgain: Bool { isInteractive }

  package func continuation() throws(Failure) -> String? {
    try nextLine(prompt: { Prompt("") })?.text
  }

  package func answer(to question: Prompt, initial: String) -> LineResult { .endOfInput }
}
