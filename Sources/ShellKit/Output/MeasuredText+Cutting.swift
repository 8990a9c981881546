extension MeasuredText {
  /// The text within a number of cells, its end replaced by `…` when it is longer.
  ///
  /// It may come out one cell shorter where a wide character would stand across the edge.
  func cut(to limit: Int) -> MeasuredText {
    guard cells > limit else { return self }
    guard limit > 0 else { return MeasuredText(pieces: []) }
    var kept: [Piece] = []
    var room = limit - 1
    for piece in pieces {
      if piece.cells <= room {
        kept.append(piece)
        room -= piece.cells
        continue
      }
      kept.append(piece.prefix(cells: room))
      var cut = MeasuredText(pieces: kept)
      cut.dropTrailingBlanks()
      cut.appendEllipsis(like: piece)
      return cut
    }
    return self
  }

  /// Takes the blanks at the end away, where nobody sees them.
  mutating func dropTrailingBlanks() {
    while var last = pieces.popLast() {
      let blanks = last.text.utf8.reversed().prefix { $0 == 0x20 }.count
      last.text.unicodeScalars.removeLast(blanks)
      last.cells -= blanks
      cells -= blanks
      if !last.text.isEmpty {
        pieces.append(last)
        return
      }
    }
  }

  private mutating func appendEllipsis(like piece: Piece) {
    if pieces.last?.style != piece.style || pieces.last?.address != piece.address {
      pieces.append(Piece(text: "", style: piece.style, address: piece.address, cells: 0))
    }
    pieces[pieces.count - 1].text += "…"
    pieces[pieces.count - 1].cells += 1
    cells += 1
  }
}

extension MeasuredText.Piece {
  /// As many whole characters from the beginning as fit.
  fileprivate func prefix(cells limit: Int) -> Self {
    var piece = self
    // A byte a cell: printable ASCII, as nothing else has as many cells as bytes.
    if cells == text.utf8.count {
      piece.text = String(text[..<text.utf8.index(text.startIndex, offsetBy: limit)])
      piece.cells = limit
      return piece
    }
    piece.cells = 0
    var end = text.startIndex
    for index in text.indices {
      let width = CellWidth.of(text[index])
      guard piece.cells + width <= limit else { break }
      piece.cells += width
      end = text.index(after: index)
    }
    piece.text = String(text[..<end])
    return piece
  }
}
