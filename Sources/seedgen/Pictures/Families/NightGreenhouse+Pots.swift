internal import PictureKit

extension NightGreenhouse {
  static let pots: [@Sendable (Glasshouse) -> Void] = [
    primrose, fireflies, butterfly, boots, vine, cactus, moss, key, glory, olive, rain, can,
  ]

  static func primrose(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.curve(house.shade, 2, 50, 68, 48, 50, 50, 34)
    canvas.curve(house.shade, 1.6, 49, 58, 36, 50, 30, 42)
    canvas.curve(house.shade, 1.6, 49, 54, 62, 48, 70, 44)
    for (x, y, angle) in [(49.0, 62.0, 205.0), (50, 60, -25), (49, 48, 215), (50, 46, -40)] {
      house.leaf(x, y, angle, 18)
    }
    let yellow = Colour(0xF8E16A)
    canvas.glow(yellow, 50, 30, 22, rings: 3)
    house.flower(50, 30, 15, petals: 4, yellow)
    house.flower(29, 40, 9, petals: 4, yellow)
    canvas.smooth(yellow.darker(0.15), 70, 34, 74, 42, 70, 47, 66, 42)
    house.pot()
  }

  static func fireflies(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.box(house.moon, 43, 18, 14, 62, round: 7)
    canvas.box(house.night, 48, 24, 4, 48, round: 2)
    canvas.box(Colour(0xF3703C), 48, 46, 4, 30, round: 2)
    canvas.disc(Colour(0xF3703C), 50, 76, 6)
    for tick in 0..<8 {
      canvas.line(house.night, 0.9, 53.4, 28 + 5.4 * Double(tick), 56, 28 + 5.4 * Double(tick))
    }
    for (x, y) in [
      (22.0, 34.0), (32, 56), (16, 66), (74, 28), (82, 52), (68, 64), (28, 20), (88, 72),
    ] {
      canvas.glow(Colour(0xE9F76B), x, y, 7, rings: 2, 0.25)
      canvas.disc(Colour(0xF6FFB0), x, y, 1.7)
      canvas.line(house.night, 1.1, x - 2.4, y - 2, x - 0.6, y - 0.6)
    }
    for angle in [200.0, 230, 310, 340] { house.leaf(50, 90, angle, 22) }
    house.pot(50, 0.7)
  }

  private static func butterfly(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.curve(house.shade, 2.2, 46, 70, 50, 46, 44, 20)
    for (y, angle) in [(62.0, 200.0), (56, -20), (48, 205), (40, -28), (32, 212), (26, -40)] {
      house.leaf(48, y, angle, 22)
    }
    let wing = house.bloom
    canvas.smooth(wing, 64, 50, 62, 30, 78, 16, 90, 24, 84, 42)
    canvas.smooth(wing.darker(0.2), 64, 52, 84, 46, 90, 58, 78, 68, 68, 62)
    canvas.smooth(house.moon, 72, 38, 78, 26, 84, 28, 80, 38)
    canvas.disc(house.night, 80, 56, 2.6)
    canvas.line(house.night, 2.2, 61, 62, 66, 44)
    canvas.curve(house.night, 0.8, 66, 44, 66, 38, 62, 34)
    canvas.curve(house.night, 0.8, 66, 44, 70, 40, 68, 34)
    house.pot(46)
  }

  private static func boots(_ house: Glasshouse) {
    let canvas = house.canvas
    let boot = Colour(0xD9A441)
    for (x, colour) in [(26.0, boot.darker(0.18)), (52, boot)] {
      canvas.box(colour, x, 46, 19, 44, round: 3)
      canvas.smooth(colour, x, 78, x + 19, 74, x + 33, 82, x + 33, 92, x, 92)
      canvas.box(colour.darker(0.3), x - 1, 89, 35, 4, round: 2)
      canvas.oval(house.night, x + 9.5, 47, 9.5, 3)
      canvas.line(colour.lighter(0.4), 1.6, x + 4, 54, x + 4, 74)
    }
    canvas.curve(house.shade, 1.8, 61, 47, 60, 36, 64, 24)
    house.leaf(61, 38, 205, 15)
    house.leaf(62, 34, -30, 15)
    house.leaf(64, 25, -80, 13)
  }

  private static func vine(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.box(Colour(0xE9D9B0), 48, 26, 4, 44)
    canvas.box(Colour(0xF4E9CB), 36, 22, 28, 14, round: 2)
    let path: [Point] = (0..<15).map { step in
      let y = 68 - 4.4 * Double(step)
      return Point(50 + 15 * Angle.sine(62 * Double(step)), y)
    }
    canvas.fill(.curve(2, path), house.shade)
    for (index, point) in path.enumerated() where index > 0 {
      house.leaf(point.x, point.y, index.isMultiple(of: 2) ? -30 : 210, 12)
    }
    canvas.fill(.arc(62, 10, 5, 1.2, from: -60, to: 200), house.leaf)
    house.pot()
  }

  static func cactus(_ house: Glasshouse) {
    let canvas = house.canvas
    let green = house.leaf
    canvas.line(green.darker(0.15), 9, 50, 56, 27, 54)
    canvas.line(green.darker(0.15), 9, 27, 54, 27, 38)
    canvas.line(green.darker(0.15), 9, 50, 50, 74, 48)
    canvas.line(green.darker(0.15), 9, 74, 48, 74, 30)
    canvas.box(green, 38, 14, 24, 58, round: 12)
    for x in [44.0, 50, 56] { canvas.line(house.shade, 0.9, x, 20, x, 66) }
    for row in 0..<6 {
      for x in [38.0, 47, 53, 62] {
        let y = 24 + 7 * Double(row)
        canvas.line(house.moon, 0.7, x, y, x + (x < 50 ? -2.4 : 2.4), y - 1.6)
        if row.isMultiple(of: 2) {
          canvas.disc(Colour(0xC9F0FF), x + (x < 50 ? -2.4 : 2.4), y - 1.8, 0.9)
        }
      }
    }
    house.flower(50, 13, 7, petals: 7, house.bloom)
    canvas.fill(.arc(46, 36, 2.4, 1, from: 0, to: 180), house.night)
    canvas.fill(.arc(54, 36, 2.4, 1, from: 0, to: 180), house.night)
    house.pot()
  }

  private static func moss(_ house: Glasshouse) {
    let canvas = house.canvas
    let letter = canvas.at(50, 58, turn: -7).at(-50, -58)
    letter.box(house.moon, 14, 34, 72, 50, round: 2)
    letter.poly(house.moon.darker(0.12), 14, 34, 86, 34, 50, 62)
    letter.disc(Colour(0xC94F4F), 50, 60, 5.4)
    for (x, y, size) in [
      (20.0, 84.0, 12.0), (34, 88, 9), (46, 86, 11), (60, 88, 9), (74, 85, 11), (84, 78, 9),
      (16, 70, 8), (86, 66, 6),
    ] {
      letter.disc(house.leaf, x, y, size)
      letter.disc(house.leaf.lighter(0.18), x - size * 0.25, y - size * 0.3, size * 0.55)
    }
    for (x, tall) in [(22.0, 14.0), (48, 18), (74, 13), (86, 10)] {
      letter.line(house.leaf.lighter(0.3), 0.8, x, 76, x + 1.4, 76 - tall)
      letter.oval(house.bloom, x + 1.6, 75 - tall, 1.3, 2)
    }
  }
}
