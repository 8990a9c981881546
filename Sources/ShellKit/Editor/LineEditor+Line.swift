import CEditLine

extension LineEditor {
  /// The line as it stands.
  var line: EditedLine {
    // el_wline, not el_line, which converts the whole line at each call.
    guard let info = el_wline(el)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else { return EditedLine(beforeCursor: "", afterCursor: "") }
    return EditedLine(
      beforeCursor: String(wide: UnsafeBufferPointer(start: start, count: cursor - start)),
      afterCursor: String(wide: UnsafeBufferPointer(start: cursor, count: end - cursor)))
  }

  /// Puts a text in at the cursor.
  func insert(_ text: String) {
    _ = text.withWide { el_winsertstr(el, $0) }
  }

  /// Takes away that many code points before the cursor.
  func deleteBackward(_ count: Int) {
    el_deletestr(el, Int32(count))
  }

  /// Moves the cursor by that many code points, to the line's ends at most.
  func moveCursor(by count: Int) {
    el_cursor(el, Int32(count))
  }

  /// Puts another text in the line's place, the cursor at its end.
  func replaceLine(with text: String) {
    let line = self.line
    moveCursor(by: line.afterCursor.unicodeScalars.count)
    deleteBackward(line.text.unicodeScalars.count)
    insert(text)
  }
}
