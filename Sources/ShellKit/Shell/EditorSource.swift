/// Lines that a person types at a terminal, edited by libedit.
package final class EditorSource: LineSource {
  private let editor: LineEditor
  private var line = 0

  /// Reads by this editor.
  package init(_ editor: LineEditor) {
    self.editor = editor
  }

  package var isInteractive: Bool { true }

  package func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    while true {
      switch editor.readLine(prompt: prompt()) {
      case .line(let text):
        line += 1
        return (text, Place(nil, line: line))
      case .interrupted: continue
      case .endOfInput: return nil
      }
    }
  }

  /// ^C and ^D drop the unfinished line.
  package func continuation() throws(Failure) -> String? {
    guard case .line(let text) = editor.readLine(prompt: Prompt("…> ")) else { return nil }
    line += 1
    return text
  }

  package func answer(to question: Prompt, initial: String) -> LineResult {
    editor.readLine(prompt: question, initial: initial, keepsHistory: false)
  }
}
