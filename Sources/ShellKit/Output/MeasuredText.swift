/// Text made safe for a display and measured in its cells.
struct MeasuredText: Equatable {
  /// A stretch of one look.
  struct Piece: Equatable {
    var text: String
    var style: Style
    var address: String?
    var cells: Int
  }

  var pieces: [Piece]
  var cells: Int

  init(pieces: [Piece]) {
    self.pieces = pieces
    cells = pieces.reduce(0) { $0 + $1.cells }
  }

  /// Escapes and measures a text as a display will show it.
  init(_ text: StyledText, on display: Display) {
    pieces = []
    pieces.reserveCapacity(text.spans.count)
    cells = 0
    for span in text.spans {
      let piece = Self.piece(span, on: display)
      cells += piece.cells
      pieces.append(piece)
    }
  }

  private static func piece(_ span: StyledText.Span, on display: Display) -> Piece {
    var address: String?
    var text = span.text
    if let link = span.link {
      if display.hyperlinks {
        address = link.safeAddress
      } else {
        text = Self.text(of: text, leadingTo: link)
      }
    }
    text = Escaping.visible(text)
    return Piece(text: text, style: span.style, address: address, cells: CellWidth.of(text))
  }

  /// A label such as `cover` is of no use where it cannot be followed.
  private static func text(of label: String, leadingTo link: Hyperlink) -> String {
    guard !link.address.isEmpty, link.address != label else { return label }
    switch link.otherwise {
    case .address: return link.address
    case .both: return "\(label) (\(link.address))"
    case .label: return label
    }
  }

  /// Writes the pieces with the escapes the display understands.
  func write(to buffer: inout TextBuffer, on display: Display) {
    for piece in pieces where !piece.text.isEmpty {
      if let address = piece.address { buffer.append("\u{1B}]8;;\(address)\u{1B}\\") }
      let parameters = display.color ? piece.style.parameters : ""
      if parameters.isEmpty {
        buffer.append(piece.text)
      } else {
        buffer.append("\u{1B}[\(parameters)m")
        buffer.append(piece.text)
        buffer.append("\u{1B}[0m")
      }
      if piece.address != nil { buffer.append("\u{1B}]8;;\u{1B}\\") }
    }
  }
}
