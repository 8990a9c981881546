/// Writes rows as comma-separated values that a spreadsheet cannot mistake for formulas.
package enum CSV {
  /// A cell, which is guarded against being taken for a formula unless it is a number.
  package enum Cell: Sendable, Equatable {
    case text(String)
    case number(String)
  }

  /// The rows by RFC 4180, though with a line feed alone at each line's end.
  ///
  /// Controls other than tab and line end are shown escaped, as the RFC has no place for them.
  package static func text(_ rows: [[Cell]]) -> String {
    var bytes: [UInt8] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(contentsOf: field(cell).utf8)
      }
      // A lone empty cell would read as no row at all.
      if row == [.text("")] || row == [.number("")] { bytes.append(contentsOf: "\"\"".utf8) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func field(_ cell: Cell) -> String {
    switch cell {
    case .number(let number): quoted(Escaping.withoutControls(number))
    case .text(let text): quoted(guarded(Escaping.withoutControls(text)))
    }
  }

  /// Spreadsheets run what begins like a formula; an apostrophe makes it text.
  private static func guarded(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@\t\r\n".utf8.contains(first) else { return text }
    return "'" + text
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append("\"") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
