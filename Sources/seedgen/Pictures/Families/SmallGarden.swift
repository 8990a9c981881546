internal import PictureKit

/// Plants on plates, measured in the smallest useful unit.
enum SmallGarden: Family {
  private static let plates: [[UInt32]] = [
    [0xF3EFE0, 0x2E6B4F, 0x7DB46C, 0xE4694A, 0x20332B],
    [0xE3EEE6, 0x1F5A5E, 0x67AE8C, 0xE0A13C, 0x1C2F33],
    [0xF6E9E2, 0x4A5F2E, 0xA3B85A, 0xC24A6A, 0x33302A],
    [0x1D3A36, 0x8FCB8B, 0x4F9A76, 0xF2B84B, 0xEAF3E2],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let bed = Bed(canvas, piece.choice(plates), piece.chance)
    bed.backdrop(width: 100)
    beds[piece.place % beds.count](Bed(canvas.view(piece), piece.choice(plates), piece.chance))
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    let bed = Bed(canvas, plates[3], chance)
    bed.backdrop(width: 240)
    let shown: [(Bed) -> Void] = [fern, rose, root]
    for (index, plant) in shown.enumerated() {
      plant(Bed(canvas.at(4 + 80 * Double(index), 12, scale: 0.74), plates[3], chance))
    }
  }
}
