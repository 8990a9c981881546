import CEditLine
import Glibc

extension LineEditor {
  /// Writes to the terminal at once, past libedit, which has written all of its own by then.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  /// Takes another prompt, in colour where the terminal can.
  func show(_ prompt: Prompt) {
    self.prompt = prompt
    let scalars = prompt.rendered(coloured: isCapable).unicodeScalars
    promptText.deallocate()
    promptText = .allocate(capacity: scalars.count + 1)
    _ = promptText.initialize(from: scalars.map { wchar_t(bitPattern: $0.value) } + [0])
  }

  /// A terminal that does not know the mode ignores the sequence; a dumb one would print it.
  func setBracketedPaste(_ isOn: Bool) {
    if isCapable, isEditing { write(isOn ? "\u{1b}[?2004h" : "\u{1b}[?2004l") }
  }

  private var layout: CellLayout { CellLayout(columns: size.columns) }

  private var lineStart: CellPosition {
    layout.position(after: prompt.plain.unicodeScalars)
  }

  /// Where the cursor stands, and where the line ends.
  var positions: (cursor: CellPosition, end: CellPosition) {
    let line = self.line
    let before = layout.position(after: line.beforeCursor.unicodeScalars, from: lineStart)
    let after = line.afterCursor.unicodeScalars
    return (layout.place(of: after.first, at: before), layout.position(after: after, from: before))
  }

  /// Goes below the line, to a row that is free.
  func leaveLine() {
    let (cursor, end) = positions
    write(String(repeating: "\n", count: min(end.row - cursor.row, size.rows) + 1))
  }

  /// Writes lines where prompt and line stand, and draws these again below.
  func showAbove(_ lines: [String]) {
    if isCapable {
      clearLine()
    } else {
      leaveLine()
    }
    write(lines.map { Escaping.visible($0) + "\n" }.joined())
    cel_refresh(el)
  }

  /// Takes prompt and line off the screen, and goes to the prompt's place.
  func clearLine() {
    write("\r" + Self.up(min(positions.cursor.row, size.rows - 1)) + "\u{1b}[J")
  }

  /// Draws prompt and line again in their place after the terminal's size has changed.
  ///
  /// Terminals that wrap lines anew have moved the prompt: it is as many rows above the cursor as
  /// the new width gives the text between them.
  func redraw() {
    let cursor = positions.cursor
    let offset = cursor.row * size.columns + cursor.column
    size = .current
    el_resize(el)
    if isCapable {
      write("\r" + Self.up(min(offset / size.columns, size.rows - 1)) + "\u{1b}[J")
      drawWrapped()
    } else {
      write("\n")
    }
    cel_refresh(el)
  }

  /// Writes the line for libedit to draw over, and comes back to the prompt's row.
  ///
  /// libedit breaks a row that ends in blanks by a newline. Text that the terminal itself has
  /// wrapped is one line to it, which it can wrap anew at the next resize.
  private func drawWrapped() {
    let end = positions.end
    guard end.row > 0, end.row < size.rows else { return }
    let text = layout.shown(line.text.unicodeScalars, from: lineStart)
    // At the right edge a terminal waits for one more character before it wraps.
    let edge = end.column == 0 ? " " : ""
    write(prompt.plain + text + edge + "\r" + Self.up(end.row))
  }

  private static func up(_ rows: Int) -> String {
    rows > 0 ? "\u{1b}[\(rows)A" : ""
  }
}
