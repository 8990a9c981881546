extension LineEditor {
  private static let muted = "\u{1b}[2m"

  /// Draws the hint behind the line's end, and leaves the cursor where it is.
  func showHint() {
    guard let hint, isCapable, isEditing, !isSearching, !input.hasMore else { return }
    let line = self.line
    guard line.afterCursor.isEmpty, let text = hint(line.text).map(Escaping.visible), !text.isEmpty
    else { return }
    let room = size.columns - positions.cursor.column - 1
    guard CellLayout.width(of: text) <= room else { return }
    write("\u{1b}7" + Self.muted + text + "\u{1b}[0m\u{1b}8")
    hintIsShown = true
  }

  /// Takes the hint off the screen before anything else is drawn.
  func hideHint() {
    guard hintIsShown else { return }
    hintIsShown = false
    write("\u{1b}[K")
  }
}
