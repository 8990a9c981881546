internal import PictureKit

/// One quay by night, and what shines there.
enum HarbourLights: Family {
  private static let nights: [[UInt32]] = [
    [0x0E1B3D, 0x35507F, 0x1B3560, 0x0A1128, 0xFFC65C],
    [0x241845, 0x9A4D7A, 0x4A2B66, 0x160D2E, 0xFFB08A],
    [0x06282F, 0x2E7F7A, 0x0F4A50, 0x041A20, 0xFFE08A],
    [0x1A2238, 0xC2694F, 0x3B3A5C, 0x0F1526, 0xFFD27A],
  ]
  private static let noon: [UInt32] = [0x7EC4E0, 0xF7E7C4, 0x4F9DBF, 0x27445C, 0xFFF3C9]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let place = piece.place % lights.count
    let colours = place == 6 ? noon : piece.choice(nights)
    var night = Night(canvas, colours, piece.chance)
    night.backdrop()
    var scene = Night(canvas.view(piece), colours, piece.chance)
    lights[place](&scene)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var night = Night(canvas, nights[0], chance)
    night.backdrop(width: 240)
    lighthouse(canvas.at(92, 14, scale: 0.56), night)
    for (index, x) in [16.0, 52, 88, 160, 196, 230].enumerated() {
      night.lamp(x, 86, [40.0, 46, 38, 42, 48, 40][index])
    }
    night.quay(86)
    lantern(canvas.at(174, 54, scale: 0.34), night.light, night.dark)
  }

  /// A boat of 100 units, with a lantern at its mast.
  static func lantern(_ canvas: Canvas, _ light: Colour, _ dark: Colour) {
    canvas.glow(light, 50, 34, 44)
    canvas.line(dark, 3, 50, 20, 50, 70)
    canvas.box(light.lighter(0.5), 41, 24, 18, 24, round: 5)
    canvas.disc(light, 50, 37, 6)
    canvas.box(dark, 39, 21, 22, 5, round: 2)
    canvas.box(dark, 40, 46, 20, 4, round: 2)
    canvas.poly(dark, 6, 66, 94, 66, 80, 88, 22, 88)
    canvas.line(light, 2.4, 10, 71, 90, 71)
  }

  /// A lighthouse of 100 units.
  static func lighthouse(_ canvas: Canvas, _ night: Night) {
    let white = night.light.lighter(0.7).mixed(night.low, 0.25)
    canvas.fill(.polygon(50, 22, -260, -34, -260, 56), night.light, 0.35)
    canvas.fill(.polygon(50, 22, 360, -18, 360, 72), night.light, 0.35)
    canvas.glow(night.light, 50, 22, 18)
    canvas.poly(white, 41, 32, 59, 32, 66, 92, 34, 92)
    for (y, wide) in [(44.0, 20.6), (64, 25.6), (82, 29.6)] {
      canvas.poly(
        Colour(0xC8463C), 50 - wide / 2, y, 50 + wide / 2, y, 51 + wide / 2, y + 9, 49 - wide / 2,
        y + 9)
    }
    canvas.box(night.glass, 44, 16, 12, 14)
    canvas.poly(night.dark, 42, 17, 58, 17, 50, 8)
    canvas.box(night.dark, 39, 29, 22, 3.4)
    canvas.smooth(night.dark, 8, 98, 20, 90, 50, 89, 84, 91, 94, 98, 50, 104)
  }
}
