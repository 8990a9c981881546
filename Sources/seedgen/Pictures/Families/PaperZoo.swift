internal import PictureKit

/// Animals folded from a sheet, on a sheet.
enum PaperZoo: Family {
  /// A room's colour, and the sheet's two.
  private static let papers: [(ground: UInt32, sheet: UInt32, fold: UInt32)] = [
    (0xF6D9B8, 0xFBEBD6, 0xE4572E), (0xBFD8D2, 0xDDEBE6, 0xF2A541), (0xF3C6C0, 0xFAE3DE, 0x3D7EA6),
    (0xD7D3EA, 0xECE9F6, 0xE98A5B), (0xC9DDB5, 0xE2EED5, 0xB33951), (0xF7E3A1, 0xFCF2CF, 0x4C6E5D),
    (0xBCD3E8, 0xDBE8F4, 0xD7653E),
  ]

  /// The paper of each animal's first picture, which is its own colour.
  private static let natural: [UInt32] = [
    0xE4572E, 0xEFE9DD, 0x3D7EA6, 0xE8873A, 0xF0C24B, 0x5B6B52, 0xB98A6B, 0x6F86A8, 0x8FA34E,
    0x2F6F9A,
    0xB58A5A, 0xB33951, 0xE3A93F, 0xC98F6A, 0xC8553A, 0xF3EEE4, 0x7B4F9C, 0xA3402E,
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let colours = piece.choice(papers)
    let ground = Colour(colours.ground)
    var chance = piece.chance
    canvas.box(ground, 0, 0, 100, 100)
    sheet(canvas, Colour(colours.sheet), ground, &chance)
    let place = piece.place % animals.count
    let paper = piece.index == 1 ? natural[place] : colours.fold
    let fold = Folding(canvas.view(piece), Colour(paper), ground.darker(0.22))
    fold.shadow()
    animals[place](fold)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var chance = chance
    let ground = Colour(0xBFD8D2)
    canvas.box(ground, 0, 0, 240, 100)
    for x in [10.0, 86, 162] {
      sheet(canvas.at(x, 4, scale: 0.92), Colour(0xDDEBE6), ground, &chance)
    }
    let shown: [(animal: (Folding) -> Void, fold: UInt32)] = [
      (fox, 0xE4572E), (crane, 0xF6F1E7), (elephant, 0x3D7EA6), (heron, 0xF2A541),
      (rabbit, 0xB33951),
    ]
    for (index, entry) in shown.enumerated() {
      let place = canvas.at(-1 + 46.4 * Double(index), 30, scale: 0.62)
      let fold = Folding(place, Colour(entry.fold), ground.darker(0.22))
      fold.shadow()
      entry.animal(fold)
    }
  }

  /// The kind of paper that the animals come from: a ticket's stub, or a table of tides.
  private static func sheet(
    _ canvas: Canvas, _ paper: Colour, _ ground: Colour, _ chance: inout Chance
  ) {
    let canvas = canvas.at(50, 48, turn: chance.between(-9, 9)).at(-50, -48)
    canvas.box(paper, 9, 8, 82, 80, round: 2)
    let print = paper.mixed(ground, 0.6)
    switch chance.below(3) {
    case 0:
      for row in 0..<8 {
        let y = 18 + 8.6 * Double(row)
        canvas.line(print, 1.1, 16, y, chance.between(48, 84), y)
      }
    case 1:
      for line in 1..<9 {
        let place = 9 + 9.1 * Double(line)
        canvas.line(print, 0.6, place, 8.5, place, 87.5)
        canvas.line(print, 0.6, 9.5, place - 1, 90.5, place - 1)
      }
    default:
      for hole in 0..<9 { canvas.disc(ground, 24, 12.5 + 9 * Double(hole), 1.3) }
      canvas.ring(print, 60, 48, 22, 1.4)
      canvas.ring(print, 60, 48, 15, 1.4)
    }
  }
}
