internal import ShellKit

/// Joins a shell and the line editor: history, completion, display.
struct Interaction {
  let shell: Shell
  let editor: LineEditor
  let history: History

  func prepare() {
    do throws(Failure) {
      for line in try history.entries() { editor.remember(line) }
    } catch {
      shell.report(error)
    }
    let completion = CommandCompletion(shell.table)
    editor.completer = { completion.complete($0, $1) }
    shell.remember = { [editor, history] line in
      if editor.remember(line) { history.append(line) }
    }
  }
}
