@testable import ShellKit

/// What a terminal of the xterm family shows after it was sent some output.
///
/// It knows the sequences that libedit and the editor send; another one is kept in `unknown`.
/// A joining character does not show, as libedit never draws one.
struct TerminalPicture {
  /// The rows, a wide character followed by an empty cell.
  private(set) var rows: [[String]]
  /// Where the cursor stands.
  private(set) var cursor = CellPosition()
  /// Sequences that were not understood.
  private(set) var unknown: [String] = []

  private let columns: Int
  private var saved = CellPosition()
  /// The last column was written: the next character goes to the next row.
  private var isWrapping = false

  /// The picture of an empty terminal that got this output.
  init(columns: Int, rows: Int, output: String) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    var rest = Substring(output).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1b}" {
        escape(&rest)
      } else {
        put(scalar)
      }
    }
  }

  /// The text from the top to the last row that is not empty.
  var text: String { text(from: 0) }

  /// The text from a row to the last row that is not empty.
  func text(from top: Int) -> String {
    var lines = rows[top...].map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": move(to: 0)
    case "\u{8}": move(to: max(0, cursor.column - 1))
    case "\n":
      isWrapping = false
      nextRow()
    case "\u{7}": break
    case "\t": move(to: min(columns - 1, (cursor.column / 8 + 1) * 8))
    default: write(scalar)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = CellLayout.width(of: scalar)
    guard width > 0 else {
      if width < 0 { unknown.append("control \(scalar.value)") }
      return
    }
    if isWrapping || cursor.column + width > columns {
      isWrapping = false
      cursor.column = 0
      nextRow()
    }
    rows[cursor.row][cursor.column] = String(scalar)
    if width == 2 { rows[cursor.row][cursor.column + 1] = "" }
    isWrapping = cursor.column + width == columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  private mutating func nextRow() {
    if cursor.row + 1 < rows.count {
      cursor.row += 1
    } else {
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(to column: Int) {
    cursor.column = column
    isWrapping = false
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "7": saved = cursor
    case "8": cursor = saved
    case "[":
      var parameters = ""
      while let scalar = rest.popFirst() {
        if ("@"..."~").contains(scalar) {
          control(scalar, parameters)
          return
        }
        parameters.unicodeScalars.append(scalar)
      }
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
    let count = Int(parameters) ?? 1
    let row = cursor.row
    isWrapping = false
    switch final {
    case "A": cursor.row = max(0, row - count)
    case "B": cursor.row = min(rows.count - 1, row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "G": cursor.column = min(columns - 1, count - 1)
    case "H" where parameters.isEmpty: cursor = CellPosition()
    case "J" where parameters.isEmpty:
      erase(row, from: cursor.column)
      for below in rows.indices where below > row { erase(below, from: 0) }
    case "K" where parameters.isEmpty: erase(row, from: cursor.column)
    case "P":
      rows[row].removeSubrange(cursor.column..<min(columns, cursor.column + count))
      pad(row)
    case "@":
      rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: cursor.column)
      pad(row)
    case "m": break
    case "h", "l": if parameters != "?2004" { unknown.append(parameters) }
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for cell in column..<columns { rows[row][cell] = " " }
  }

  private mutating func pad(_ row: Int) {
    rows[row] = Array(rows[row].prefix(columns))
    rows[row] += Array(repeating: " ", count: columns - rows[row].count)
  }
}
