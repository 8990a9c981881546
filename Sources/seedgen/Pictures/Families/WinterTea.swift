internal import PictureKit

/// Cups of one winter on one window sill.
enum WinterTea: Family {
  private static let evenings: [[UInt32]] = [
    [0xB4472F, 0x2F5473, 0x89A9C2, 0xF6E6CF, 0xE8A33D],
    [0x6F3A52, 0x3C3F6E, 0xA59CC4, 0xF7EBDD, 0xE77D5B],
    [0x3F6257, 0x27415B, 0x86B0B4, 0xF4EAD2, 0xD9553F],
    [0xC98A3B, 0x3A4F7A, 0x9DBBD6, 0xFBF0DC, 0x9C3848],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var sill = Sill(canvas, piece.choice(evenings), piece.chance)
    sill.backdrop(width: 100)
    let view = Sill(canvas.view(piece), piece.choice(evenings), piece.chance)
    cups[piece.place % cups.count](view)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var sill = Sill(canvas, evenings[0], chance)
    sill.backdrop(width: 240)
    let shown: [(Sill) -> Void] = [lemon, holder, teapot, jar]
    for (index, cup) in shown.enumerated() {
      cup(Sill(canvas.at(14 + 56 * Double(index), 32, scale: 0.6), evenings[0], chance))
    }
  }
}
