import CEditLine

extension LineEditor {
  /// Puts in what all candidates share; when that adds nothing, lists them. The result is libedit's
  /// code for what is to be drawn.
  func complete() -> Int32 {
    let line = self.line
    let completion = completer?(line.text, line.beforeCursor.count) ?? .none
    guard let only = completion.candidates.first else { return CC_ERROR }
    let word = String(line.beforeCursor.suffix(completion.replacing))
    if completion.candidates.count == 1 {
      let blank = only.isFinal && line.afterCursor.first != " " ? " " : ""
      guard only.text + blank != word else { return CC_ERROR }
      replace(word, with: only.text + blank)
      return CC_REFRESH
    }
    let common = completion.commonPrefix
    if common != word, common.count >= word.count {
      replace(word, with: common)
      return CC_REFRESH
    }
    list(completion.candidates)
    return CC_NORM
  }

  private func replace(_ word: String, with text: String) {
    deleteBackward(word.unicodeScalars.count)
    insert(text)
  }

  /// Shows the candidates below the line, then prompt and line again below them.
  ///
  /// libedit's own code for it, CC_REDISPLAY, clears as many rows upwards as the line has, which
  /// are the list's by then.
  private func list(_ candidates: [Candidate]) {
    let columns = CandidateColumns(width: size.columns - 1, height: size.rows - 2)
    leaveLine()
    write(columns.rows(of: candidates.map(\.label)).map { $0 + "\n" }.joined())
    cel_refresh(el)
  }
}
