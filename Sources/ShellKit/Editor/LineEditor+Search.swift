import CEditLine

extension LineEditor {
  /// Searches the history for a text while it is typed, the newest entry first.
  ///
  /// libedit's own search looks keys up by the low byte of a character, so that a capital Cyrillic
  /// letter ends it, and it does not know the editor's Backspace.
  func search() {
    let typed = line.text
    let prompt = self.prompt
    var search = HistorySearch(entries: historyEntries().map { $0.text })
    isSearching = true
    defer { isSearching = false }
    var shown = typed
    while true {
      shown = search.found ?? (search.pattern.isEmpty ? typed : shown)
      redraw(prompt: search.prompt, shown)
      guard let key = nextCharacter(), key != Key.finish else { break }
      if key == "\u{7}" {
        shown = typed
        break
      }
      guard search.take(key, inserted: inserted) else {
        queue.insert(.key(key), at: 0)
        break
      }
    }
    redraw(prompt: prompt, shown)
  }

  /// Draws another prompt and line in the place of those that stand there.
  private func redraw(prompt: Prompt, _ text: String) {
    clearLine()
    show(prompt)
    replaceLine(with: text)
    cel_refresh(el)
  }
}
