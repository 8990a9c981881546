/// Reads comma-separated values in the plainest way, by RFC 4180 with line feeds.
enum PlainCSV {
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      row.append(cell(&rest))
      let end = rest.popFirst()
      expect(end == "," || end == "\n", "a cell ends with a comma or its line")
      if end == "\n" {
        rows.append(row)
        row = []
      }
    }
    return rows
  }

  private static func cell(_ rest: inout Substring.UnicodeScalarView) -> String {
    var cell = "".unicodeScalars
    guard rest.first == "\"" else {
      while let scalar = rest.first, scalar != ",", scalar != "\n" {
        expect(scalar != "\"" && scalar != "\r", "quotes and line ends stand within quotes")
        cell.append(scalar)
        rest.removeFirst()
      }
      return String(cell)
    }
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.first == "\"" else { break }
        rest.removeFirst()
      }
      cell.append(scalar)
    }
    return String(cell)
  }
}
