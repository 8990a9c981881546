internal import ShellKit

/// Joins a shell and the line editor: history, completion, display.
struct Interaction {
  let shell: Shell
  let editor: LineEditor
  let history: History

  func prepare() {
    // From here on ^C ends a line or a wait, never the shell.
    Interrupts.watch()
    do throws(Failure) {
      for line in try history.entries() { editor.remember(line) }
    } catch {
      shell.report(error)
    }
    let completion = CommandCompletion(shell.table)
    editor.completer = { completion.complete($0, $1) }
    let hint = CommandHint(shell.table) { [history] in history.entered }
    editor.hint = hint.hint
    shell.remember = { [editor, history] line in
      // Completion leaves a blank behind a word, which is no part of what was meant.
      let end = line.lastIndex { !$0.isWhitespace }
      let line = end.map { String(line[...$0]) } ?? ""
      if editor.remember(line) { history.append(line) }
    }
  }
}
