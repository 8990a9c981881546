internal import ShellKit

/// What is measured is what is written, on displays of several widths.
enum Layout {
  static func check(_ text: String) {
    let visible = Escaping.visible(text)
    let cells = visible.reduce(0) { $0 + CellWidth.of($1) }
    expect(CellWidth.of(visible) == cells, "a text has the cells of its characters")
    for width in [nil, 12, 40] {
      checkTable(text, width: width)
      checkParagraph(text, width: width)
    }
  }

  /// A bar behind the text stands in one column, however wide the text is.
  private static func checkTable(_ text: String, width: Int?) {
    let columns: [Table.Column] = [.init("One", flexibility: 1), .init("|")]
    let rows: [[StyledText]] = [[StyledText(text), "|"], ["a", "|"]]
    let table = Table(columns: columns, rows: rows)
    let lines = lines(of: .table(table), width: width)
    expect(lines.count == 3, "a row is a line")
    expect(Set(lines.map(CellWidth.of)).count == 1, "the last column lines up")
    for line in lines { checkLine(line, width: width) }
  }

  /// Wrapping loses nothing but blanks.
  private static func checkParagraph(_ text: String, width: Int?) {
    let lines = lines(of: .paragraph(StyledText(text)), width: width)
    for line in lines { checkLine(line, width: width) }
    let ink = lines.joined().unicodeScalars.filter { $0 != " " }
    let whole = Escaping.visible(text).unicodeScalars.filter { $0 != " " }
    expect(ink.elementsEqual(whole), "wrapping loses nothing but blanks")
  }

  private static func checkLine(_ line: String, width: Int?) {
    Harm.expectNone(in: line)
    expect(CellWidth.of(line) <= width ?? .max, "a line fits")
  }

  private static func lines(of block: Block, width: Int?) -> [String] {
    let text = Renderer(display: Display(width: width)).render([block])
    expect(text.unicodeScalars.last == "\n", "the last line ends")
    return text.unicodeScalars.dropLast()
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
