extension Table {
  /// Writes the heading row and the rows, fitted to the display.
  func write(to buffer: inout TextBuffer, on display: Display) {
    guard !columns.isEmpty else { return }
    let heading = columns.map { MeasuredText(StyledText($0.title, .heading), on: display) }
    let cells = rows.map { row in row.prefix(columns.count).map { measure($0, on: display) } }
    var natural = heading.map(\.cells)
    for row in cells {
      for column in row.indices where row[column].cells > natural[column] {
        natural[column] = row[column].cells
      }
    }
    let layout = TableLayout(columns, natural: natural, width: display.width)
    if heading.contains(where: { $0.cells > 0 }) {
      write(heading, by: layout, to: &buffer, on: display)
    }
    for row in cells { write(row, by: layout, to: &buffer, on: display) }
  }

  private func measure(_ text: StyledText, on display: Display) -> MeasuredText {
    var cell = MeasuredText(text, on: display)
    if cell.pieces.last?.text.utf8.last == 0x20 { cell.dropTrailingBlanks() }
    return cell
  }

  private func write(
    _ row: [MeasuredText], by layout: TableLayout, to buffer: inout TextBuffer,
    on display: Display
  ) {
    var isFirst = true
    for column in layout.columns {
      if !isFirst { buffer.appendBlanks(TableLayout.gap) }
      isFirst = false
      let width = layout.widths[column]
      guard column < row.count else {
        buffer.appendBlanks(width)
        continue
      }
      let cell = row[column].cut(to: width)
      let blanks = width - cell.cells
      if columns[column].alignment == .right { buffer.appendBlanks(blanks) }
      cell.write(to: &buffer, on: display)
      if columns[column].alignment == .left { buffer.appendBlanks(blanks) }
    }
    buffer.endLine()
  }
}
