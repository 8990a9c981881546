extension MeasuredText {
  /// The text in lines of at most so many cells, broken at blanks, beside wide characters (which
  /// are written without blanks), and within a word only where it is longer than a line.
  func wrapped(to width: Int) -> [MeasuredText] {
    guard cells > width, width > 0 else { return [self] }
    let units = self.units
    var lines: [MeasuredText] = []
    var start = 0
    while start < units.count {
      let end = Self.lineEnd(units, from: start, width: width)
      lines.append(line(units[start..<end]))
      start = end
      while start < units.count, units[start].isBlank { start += 1 }
    }
    return lines
  }

  /// A character with what breaking needs to know of it.
  private struct Unit {
    let character: Character
    let cells: Int
    let piece: Int

    var isBlank: Bool { character == " " }
    var isWide: Bool { cells > 1 }
  }

  private var units: [Unit] {
    pieces.enumerated().flatMap { index, piece in
      piece.text.map { Unit(character: $0, cells: CellWidth.of($0), piece: index) }
    }
  }

  private static func lineEnd(_ units: [Unit], from start: Int, width: Int) -> Int {
    var used = 0
    var lastBreak = start
    for index in start..<units.count {
      let unit = units[index]
      let mayBreak = unit.isBlank || unit.isWide || (index > start && units[index - 1].isWide)
      if mayBreak { lastBreak = index }
      used += unit.cells
      // A blank at the edge may hang: it is not written.
      guard used > width, !unit.isBlank else { continue }
      return lastBreak > start ? lastBreak : max(index, start + 1)
    }
    return units.count
  }

  private func line(_ units: ArraySlice<Unit>) -> MeasuredText {
    var units = units
    while let last = units.last, last.isBlank { units.removeLast() }
    var line: [Piece] = []
    var current = -1
    for unit in units {
      if unit.piece != current {
        var piece = pieces[unit.piece]
        piece.text = ""
        piece.cells = 0
        line.append(piece)
        current = unit.piece
      }
      line[line.count - 1].text.append(unit.character)
      line[line.count - 1].cells += unit.cells
    }
    return MeasuredText(pieces: line)
  }
}
