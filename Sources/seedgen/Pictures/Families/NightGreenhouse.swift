internal import PictureKit

/// Pots in a greenhouse that opens by moonlight.
enum NightGreenhouse: Family {
  private static let nights: [[UInt32]] = [
    [0x0F2A3D, 0x1E4F5C, 0xF7F0C6, 0x4FA37A, 0xE7B7D8],
    [0x1B2147, 0x394A86, 0xFDEBC8, 0x5BA58C, 0xF2A97E],
    [0x10332F, 0x2A665A, 0xEAF6D8, 0x7DB36A, 0xF5D76E],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var house = Glasshouse(canvas, piece.choice(nights), piece.chance)
    house.backdrop(width: 100)
    let view = Glasshouse(canvas.view(piece), piece.choice(nights), piece.chance)
    pots[piece.place % pots.count](view)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var house = Glasshouse(canvas, nights[0], chance)
    house.backdrop(width: 240)
    let shown: [(Glasshouse) -> Void] = [primrose, cactus, fireflies, glory, olive]
    for (index, pot) in shown.enumerated() {
      pot(Glasshouse(canvas.at(2 + 47 * Double(index), 36, scale: 0.54), nights[0], chance))
    }
  }
}
