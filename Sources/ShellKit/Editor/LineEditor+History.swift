import CEditLine

extension LineEditor {
  /// Shows the newest older entry that begins as the line did before the cursor.
  ///
  /// libedit's own search looks for the text anywhere in an entry, takes it for a regular
  /// expression, and keeps 1,024 characters of the line only.
  func walkBack() -> Bool {
    let line = self.line
    if walk.position == 0 || walk.shown != line.text {
      walk = HistoryWalk(prefix: line.beforeCursor, typed: line.text)
    }
    let older = historyEntries().drop { $0.position <= walk.position }
    guard let found = older.first(where: { matches($0.text) }) else { return false }
    show(found.text, at: found.position)
    return true
  }

  /// Shows the next newer entry that begins so, and in the end the line as it was typed.
  func walkForward() -> Bool {
    guard walk.position > 0, walk.shown == line.text else { return false }
    let newer = historyEntries().prefix { $0.position < walk.position }.last { matches($0.text) }
    show(newer?.text ?? walk.typed, at: newer?.position ?? 0)
    return true
  }

  private func matches(_ text: String) -> Bool {
    text.unicodeScalars.starts(with: walk.prefix.unicodeScalars) && text != walk.shown
      && text != walk.typed
  }

  private func show(_ text: String, at position: Int) {
    walk.position = position
    walk.shown = text
    replaceLine(with: text)
  }

  /// The entries from the newest on, the newest at position 1.
  func historyEntries() -> some Sequence<(position: Int, text: String)> {
    let newest = keepsHistory ? cel_history_newest(history) : nil
    let texts = sequence(first: newest) { [history] _ in .some(cel_history_older(history)) }
      .lazy.prefix { $0 != nil }.compactMap { $0 }
    return texts.enumerated().lazy.map { index, text in
      (index + 1, String(wide: UnsafeBufferPointer(start: text, count: wcslen(text))))
    }
  }
}
