internal import PictureKit

/// One tram, on its one night.
enum LastTram: Family {
  private static let night: [UInt32] = [0x101426, 0x3B2F5C, 0x241F3F, 0x0A0C18, 0xFFCF6B]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let night = Night(canvas, night, piece.chance)
    var chance = piece.chance
    canvas.sky(night.top, night.low, to: 100)
    canvas.stars(night.light, 26, &chance)
    switch piece.index % 3 {
    case 1: leaving(night)
    case 2: passing(night)
    default: driver(night)
    }
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    let night = Night(canvas, night, chance)
    var chance = chance
    canvas.sky(night.top, night.low, width: 240)
    canvas.stars(night.light, 60, &chance, width: 240)
    city(night, width: 240, &chance)
    canvas.box(night.dark, 0, 82, 240, 18)
    canvas.line(night.light, 0.8, 0, 90, 240, 90)
    canvas.line(night.dark, 0.8, 0, 22, 240, 30)
    side(canvas.at(76, 28, scale: 0.62), night)
    canvas.fill(.polygon(170, 71, 240, 60, 240, 92), night.light, 0.35)
  }

  private static func city(_ night: Night, width: Double, _ chance: inout Chance) {
    var x = 0.0
    let wall = night.dark.mixed(night.low, 0.4)
    while x < width {
      let wide = chance.between(10, 18)
      let high = chance.between(20, 46)
      night.canvas.box(wall, x, 84 - high, wide - 1, high)
      for window in 0..<4 where chance.once(in: 3) {
        night.canvas.box(
          night.light.mixed(wall, 0.4), x + 3 + Double(window % 2) * 5,
          89 - high + Double(window) * 4, 2.4, 3)
      }
      x += wide
    }
  }

  private static func leaving(_ night: Night) {
    let canvas = night.canvas
    canvas.poly(night.dark, 0, 78, 100, 78, 100, 100, 0, 100)
    canvas.line(night.light.darker(0.3), 1.2, 40, 78, 12, 100)
    canvas.line(night.light.darker(0.3), 1.2, 60, 78, 88, 100)
    canvas.fill(.polygon(40, 66, 60, 66, 84, 100, 16, 100), night.light, 0.28)
    canvas.glow(night.light, 50, 62, 40)
    front(canvas.at(19, 12, scale: 0.72), Colour(0xB3353F), night.light, night.dark)
  }

  private static func passing(_ night: Night) {
    var chance = night.chance
    city(night, width: 100, &chance)
    let canvas = night.canvas
    canvas.box(night.dark, 0, 82, 100, 18)
    canvas.line(night.light, 0.8, 0, 90, 100, 90)
    canvas.line(night.dark, 0.8, 0, 18, 100, 24)
    side(canvas.at(-16, 26, scale: 0.66), night)
  }

  /// The driver from behind, with the night before him.
  private static func driver(_ night: Night) {
    let canvas = night.canvas
    var chance = night.chance
    city(night, width: 100, &chance)
    canvas.poly(night.dark, 30, 78, 70, 78, 100, 100, 0, 100)
    canvas.line(night.light, 1, 46, 70, 30, 100)
    canvas.line(night.light, 1, 54, 70, 70, 100)
    let red = Colour(0xB3353F)
    canvas.fill(
      Path.box(-10, -10, 120, 120).without(.box(8, 10, 84, 62, round: 8)), red.darker(0.45))
    canvas.line(red.darker(0.45), 3, 50, 10, 50, 72)
    canvas.smooth(night.dark, 30, 104, 32, 74, 44, 66, 56, 66, 68, 74, 70, 104)
    canvas.disc(Colour(0xD9A07A), 50, 58, 9)
    canvas.fill(.bow(50, 56, 10.4, from: 176, to: 364), Colour(0x27406B))
    canvas.box(Colour(0x27406B), 38, 55, 24, 4, round: 2)
    canvas.ring(night.light, 78, 84, 7, 2)
    canvas.line(night.light, 2, 78, 84, 82, 79)
    canvas.disc(Colour(0x57D08A), 20, 84, 3)
    canvas.disc(Colour(0xE0523F), 28, 84, 3)
  }

  /// A tram of 100 units that comes towards us.
  static func front(_ canvas: Canvas, _ paint: Colour, _ light: Colour, _ dark: Colour) {
    let cream = light.lighter(0.7)
    canvas.line(dark, 1.6, 36, 10, 50, -2)
    canvas.line(dark, 1.6, 64, 10, 50, -2)
    canvas.line(dark, 1.6, 32, -3, 68, -3)
    canvas.box(dark, 22, 82, 56, 12, round: 3)
    canvas.box(paint, 16, 10, 68, 78, round: 12)
    canvas.box(paint.darker(0.25), 16, 66, 68, 22, round: 8)
    canvas.box(cream, 16, 54, 68, 8)
    canvas.box(dark, 21, 23, 58, 29, round: 6)
    canvas.box(cream.mixed(light, 0.5), 23, 25, 26, 25, round: 4)
    canvas.box(cream.mixed(light, 0.5), 51, 25, 26, 25, round: 4)
    canvas.smooth(dark, 54, 51, 56, 42, 64, 40, 72, 42, 74, 51)
    canvas.disc(dark, 64, 36, 4.6)
    canvas.box(dark, 38, 13, 24, 8, round: 2)
    canvas.ring(light, 50, 16, 1.8, 1.1)
    canvas.curve(light, 1.1, 51.6, 16.6, 51.2, 18.6, 49, 19.6)
    canvas.disc(dark, 50, 72, 9)
    canvas.disc(cream, 50, 72, 7)
    canvas.disc(Colour(0xFFFFFF), 50, 72, 3.4)
    for x in [26.0, 74] { canvas.disc(Colour(0xE0523F), x, 76, 3) }
  }

  /// A tram of 150 by 90 units on its way to the right.
  static func side(_ canvas: Canvas, _ night: Night, _ paint: Colour = Colour(0xB3353F)) {
    canvas.line(night.dark, 1.6, 70, 12, 82, -2)
    canvas.box(night.dark, 12, 78, 130, 8, round: 3)
    canvas.box(paint, 4, 10, 148, 68, round: 10)
    canvas.box(paint.darker(0.25), 4, 58, 148, 22, round: 8)
    canvas.box(night.light.lighter(0.7), 4, 50, 148, 6)
    for window in 0..<6 {
      let x = 11 + 20 * Double(window)
      canvas.box(night.light.lighter(0.35), x, 20, 16, 26, round: 3)
    }
    canvas.box(night.light.lighter(0.6), 132, 20, 15, 26, round: 3)
    canvas.disc(night.dark, 140, 34, 4)
    canvas.smooth(night.dark, 134, 46, 136, 40, 144, 40, 146, 46)
    for x in [34.0, 54, 104, 124] {
      canvas.disc(night.dark, x, 86, 8)
      canvas.disc(night.stone.lighter(0.2), x, 86, 3.4)
    }
    canvas.disc(Colour(0xFFFFFF), 150, 66, 4)
  }
}
