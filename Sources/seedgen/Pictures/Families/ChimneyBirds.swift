internal import PictureKit

/// Birds on one chimney, at seven on one morning.
enum ChimneyBirds: Family {
  private static let mornings: [[UInt32]] = [
    [0xF9C9A5, 0xFDE7C8, 0xF2785C, 0xB5533F], [0xBFE0E6, 0xF8EBD0, 0xF7B54A, 0x9C4F3E],
    [0xE6C5DA, 0xFBE3D3, 0xEE8F6E, 0x8C4A50], [0xF6DD9C, 0xFDF2D0, 0xEB8B3E, 0xA65A40],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let morning = Morning(canvas, piece.choice(mornings), piece.chance)
    morning.backdrop(width: 100)
    let view = Morning(canvas.view(piece), piece.choice(mornings), piece.chance)
    view.chimney()
    birds[piece.place % birds.count](view)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    let morning = Morning(canvas, mornings[0], chance)
    morning.backdrop(width: 240)
    canvas.box(morning.brick, 20, 78, 200, 30)
    canvas.box(morning.brick.darker(0.25), 14, 74, 212, 6, round: 1)
    let shown: [(Morning) -> Void] = [wren, rook, pigeon, owl, gull, robin]
    for (index, bird) in shown.enumerated() {
      bird(Morning(canvas.at(6 + 35.6 * Double(index), 31, scale: 0.6), mornings[0], chance))
    }
  }
}
