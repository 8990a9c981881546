internal import PictureKit

extension NightGreenhouse {
  static func key(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.glow(house.moon, 50, 50, 42)
    bigKey(canvas.at(50, 50, turn: 35).at(-50, -50), Colour(0xE3B552))
    canvas.curve(house.shade, 1.6, 20, 90, 30, 74, 44, 66, 56, 52, 70, 50)
    for (x, y, angle) in [
      (28.0, 77.0, 200.0), (32, 73, -70), (44, 66, 100), (57, 52, -80), (69, 50, 30), (50, 59, 200),
    ] {
      house.leaf(x, y, angle, 11)
    }
  }

  /// A key of 100 units, upright.
  static func bigKey(_ canvas: Canvas, _ brass: Colour) {
    canvas.ring(brass, 50, 25, 13, 6)
    canvas.ring(brass.darker(0.3), 50, 25, 9.4, 1.2)
    canvas.box(brass, 47, 38, 6, 52, round: 2)
    canvas.box(brass.darker(0.25), 45, 40, 10, 4, round: 2)
    canvas.box(brass, 53, 72, 12, 6)
    canvas.box(brass, 53, 82, 15, 6)
    canvas.box(brass.darker(0.3), 60, 75, 5, 3)
  }

  static func glory(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.line(Colour(0xB98A5A), 1.8, 38, 66, 42, 8)
    canvas.line(Colour(0xB98A5A), 1.8, 62, 66, 58, 8)
    let path: [Point] = (0..<14).map {
      Point(50 + 11 * Angle.sine(70 * Double($0)), 68 - 4.6 * Double($0))
    }
    canvas.fill(.curve(1.6, path), house.shade)
    for (index, point) in path.enumerated() where index % 3 == 1 {
      house.leaf(point.x, point.y, index.isMultiple(of: 2) ? -10 : 190, 15)
    }
    for (x, y, size) in [(38.0, 34.0, 15.0), (64, 46, 12), (56, 16, 10)] {
      canvas.disc(Colour(0xFFFFFF), x, y, size)
      canvas.star(house.moon.darker(0.07), x, y, size * 0.96, size * 0.3, tips: 5)
      canvas.disc(Colour(0xF3D66B), x, y, size * 0.2)
    }
    canvas.smooth(Colour(0xFFFFFF), 30, 60, 34, 52, 36, 62, 32, 66)
    house.pot()
  }

  static func olive(_ house: Glasshouse) {
    let canvas = house.canvas
    let silver = Colour(0x9DB48E)
    canvas.curve(Colour(0x6E5A4A), 4, 50, 68, 47, 54, 51, 42)
    for (x, y) in [(32.0, 26.0), (70, 24), (50, 12), (26, 40), (76, 40)] {
      canvas.curve(Colour(0x6E5A4A), 1.8, 50, 46, (50 + x) / 2, (46 + y) / 2 - 3, x, y)
      for step in 0..<4 {
        let share = 0.4 + 0.2 * Double(step)
        let at = Point(50 + (x - 50) * share, 46 + (y - 46) * share)
        house.leaf(at.x, at.y, -60 + 40 * Double(step), 11, silver)
        house.leaf(at.x, at.y, 120 + 40 * Double(step), 11, silver.darker(0.2))
      }
    }
    for (x, y) in [(36.0, 40.0), (62, 36), (44, 26), (70, 46), (58, 20), (30, 32)] {
      canvas.oval(Colour(0x5B6FA8), x, y, 2.8, 3.8)
      canvas.disc(Colour(0xC7D3F0), x - 0.8, y - 1.4, 0.8)
    }
    house.pot(50, 1, Colour(0xE7E2D3))
  }

  static func rain(_ house: Glasshouse) {
    let canvas = house.canvas
    canvas.poly(house.sky.lighter(0.3), -40, 46, 50, 12, 140, 46, 140, 40, 50, 5, -40, 40)
    for drop in 0..<26 {
      let x = -4 + 4.2 * Double(drop)
      let y = 4 + Double(drop * 17 % 22) + abs(x - 50) * 0.36 - 14
      canvas.line(Colour(0xBFE0F5), 1, x + 1.2, y - 6, x, y - 1)
    }
    for x in stride(from: -30.0, through: 130, by: 20) {
      canvas.line(house.night, 1, x, 45 - (50 - abs(x - 50)) * 0.36 + 2, x, 88)
    }
    for (x, size) in [(20.0, 0.55), (80, 0.55)] {
      for angle in [215.0, 250, 290, 325] { house.leaf(x, 78, angle, 20) }
      house.pot(x, size)
    }
    for angle in [200.0, 225, 250, 290, 315, 340] { house.leaf(50, 70, angle, 26) }
    house.flower(50, 46, 12, petals: 8, house.bloom)
    canvas.curve(house.shade, 2, 50, 70, 51, 60, 50, 54)
    house.pot(50, 0.85)
  }

  static func can(_ house: Glasshouse) {
    let canvas = house.canvas
    let tin = Colour(0x7FA3B5)
    canvas.line(tin.darker(0.25), 6, 62, 76, 90, 44)
    canvas.poly(tin, 84, 36, 98, 46, 94, 52, 82, 44)
    canvas.fill(.arc(30, 62, 18, 4, from: 90, to: 300), tin.darker(0.25))
    canvas.poly(tin, 32, 44, 66, 44, 70, 90, 28, 90)
    canvas.poly(tin.darker(0.18), 56, 44, 66, 44, 70, 90, 58, 90)
    canvas.oval(house.night, 49, 44, 17, 5)
    canvas.within(.ellipse(49, 44, 17, 5)).box(house.sky.lighter(0.2), 30, 44, 40, 10)
    for (x, y, size) in [
      (42.0, 44.0, 3.4), (52, 43, 4.4), (58, 46, 2.6), (46, 34, 5), (58, 26, 4), (40, 20, 3),
    ] {
      canvas.star(house.moon, x, y, size, size * 0.4, tips: 5)
    }
    for (x, y, size) in [(92.0, 60.0, 3.4), (86, 68, 2.4), (94, 76, 2.8), (88, 86, 4)] {
      canvas.star(house.moon, x, y, size, size * 0.4, tips: 5)
    }
    canvas.box(tin.lighter(0.3), 34, 58, 30, 2.4)
  }
}
