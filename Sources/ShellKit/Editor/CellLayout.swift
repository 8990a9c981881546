import CEditLine

/// libedit's own arithmetic of where a character lands.
///
/// It does not tell where it has put the cursor; a list below the line, a resize and a hint need
/// to know.
struct CellLayout {
  /// The terminal's width.
  let columns: Int

  /// Columns that a character takes; 0 for one that joins another, -1 for a control character.
  static func width(of scalar: Unicode.Scalar) -> Int {
    Int(cel_width(wchar_t(bitPattern: scalar.value)))
  }

  /// Columns that a text takes when its control characters take none.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + max(0, width(of: $1)) }
  }

  /// Where the next character goes after `text` was written from `start` on.
  func position(
    after text: some Sequence<Unicode.Scalar>, from start: CellPosition = CellPosition()
  ) -> CellPosition {
    var position = start
    for scalar in text {
      advance(&position, over: scalar)
    }
    return position
  }

  /// Where a character shows that goes to a position: a wide one is not split between two rows.
  func place(of scalar: Unicode.Scalar?, at position: CellPosition) -> CellPosition {
    guard let scalar, Self.width(of: scalar) == 2, position.column + 2 > columns else {
      return position
    }
    return CellPosition(row: position.row + 1)
  }

  /// The text as libedit shows it: control characters readable, joining ones left out.
  func shown(_ text: some Sequence<Unicode.Scalar>, from start: CellPosition) -> String {
    var position = start
    var shown = ""
    for scalar in text {
      let before = position
      advance(&position, over: scalar)
      switch scalar {
      case "\n": shown += "\n"
      case "\t": shown += String(repeating: " ", count: distance(before, position))
      default: shown += Self.shown(scalar)
      }
    }
    return shown
  }

  private func distance(_ start: CellPosition, _ end: CellPosition) -> Int {
    (end.row - start.row) * columns + end.column - start.column
  }

  private func advance(_ position: inout CellPosition, over scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      position = CellPosition(row: position.row + 1)
    case "\t":
      repeat { move(&position, by: 1) } while position.column % 8 != 0
    default:
      move(&position, by: max(Self.width(of: scalar), Self.width(of: Self.shown(scalar))))
    }
  }

  /// A control character shows as `^X`, another unprintable one as `\U+1234`.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let width = width(of: scalar)
    if width >= 0 { return width == 0 ? "" : String(scalar) }
    if scalar == "\u{7f}" { return "^?" }
    if scalar.value < 0x100 {
      return "^" + String(Unicode.Scalar(UInt8(scalar.value) | 0x40))
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let places = scalar.value > 0xffff ? 5 : 4
    return "\\U+" + String(repeating: "0", count: max(0, places - digits.count)) + digits
  }

  private func move(_ position: inout CellPosition, by width: Int) {
    if width == 2, position.column + width > columns {
      position = CellPosition(row: position.row + 1)
    }
    position.column += width
    if position.column >= columns {
      position.row += position.column / columns
      position.column %= columns
    }
  }
}
