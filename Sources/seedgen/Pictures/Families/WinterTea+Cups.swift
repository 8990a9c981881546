internal import PictureKit

extension WinterTea {
  static let cups: [@Sendable (Sill) -> Void] = [
    lemon, holder, kettle, jar, saucer, sheepskin, teapot, sugar, guest, last,
  ]

  static func lemon(_ sill: Sill) {
    let canvas = sill.canvas
    let yellow = Colour(0xF6CF3F)
    sill.cup(44, sill.china)
    sill.steam(44, 50)
    canvas.disc(yellow, 78, 74, 11)
    canvas.disc(Colour(0xFFF4C2), 78, 74, 9.4)
    canvas.disc(yellow.lighter(0.25), 78, 74, 8.4)
    for slice in 0..<8 {
      let end = Point(78, 74).reached(45 * Double(slice), 8.4)
      canvas.line(Colour(0xFFF4C2), 0.9, 78, 74, end.x, end.y)
    }
    canvas.within(.box(20, 30, 60, 27)).disc(yellow, 56, 55, 8)
    canvas.line(sill.wall, 2, 30, 66, 54, 66)
    canvas.line(sill.wall, 1, 31, 70, 53, 70)
  }

  static func holder(_ sill: Sill) {
    let canvas = sill.canvas
    let silver = Colour(0xBFC5CE)
    sill.steam(48, 32)
    canvas.fill(.arc(70, 66, 10, 4, from: -90, to: 90), silver.darker(0.2))
    canvas.box(Colour(0xE9F2F5), 32, 34, 34, 48, round: 3)
    canvas.box(sill.tea, 33.4, 42, 31.2, 38, round: 2)
    canvas.line(Colour(0xEDEFF3), 2, 40, 76, 60, 26)
    canvas.box(silver, 31, 54, 36, 30, round: 2)
    canvas.box(silver.darker(0.25), 29, 81, 40, 4, round: 2)
    canvas.box(silver.lighter(0.3), 31, 54, 36, 3)
    let train = canvas.at(35, 60, scale: 0.28)
    train.box(sill.night, 0, 20, 60, 30, round: 4)
    train.box(sill.night, 62, 0, 38, 50, round: 4)
    train.poly(sill.night, 8, 20, 4, -4, 24, -4, 20, 20)
    train.box(silver, 70, 10, 20, 14)
    for x in [14.0, 38, 74, 92] { train.disc(sill.night, x, 56, 10) }
  }

  static func kettle(_ sill: Sill) {
    let canvas = sill.canvas
    let red = sill.tea
    canvas.fill(.arc(46, 44, 21, 4, from: 190, to: 350), Colour(0x2F2A2E))
    canvas.poly(red.darker(0.15), 70, 66, 90, 44, 95, 48, 76, 78)
    canvas.smooth(red, 22, 56, 34, 44, 58, 44, 70, 56, 76, 78, 68, 84, 24, 84, 16, 78)
    canvas.smooth(red.darker(0.2), 58, 45, 70, 56, 76, 78, 68, 84, 54, 84, 62, 66)
    canvas.box(Colour(0x2F2A2E), 40, 38, 12, 6, round: 3)
    canvas.disc(Colour(0xF2C14E), 93, 45, 3)
    for (x, y) in [(86.0, 32.0), (92, 24)] {
      canvas.oval(Colour(0xFFFFFF), x, y, 2.4, 1.8)
      canvas.line(Colour(0xFFFFFF), 1.1, x + 2, y, x + 2, y - 9)
    }
    for (x, y) in [(36.0, 66.0), (50, 72), (46, 58)] {
      canvas.star(sill.china, x, y, 5, 2.2, tips: 8)
      canvas.disc(Colour(0xF2C14E), x, y, 1.4)
    }
  }

  static func jar(_ sill: Sill) {
    let canvas = sill.canvas
    let gold = Colour(0xF4B82E)
    canvas.box(Colour(0xE9F2F5), 28, 36, 40, 48, round: 8)
    canvas.box(gold, 30, 44, 36, 38, round: 6)
    canvas.box(gold.lighter(0.3), 30, 44, 36, 3)
    canvas.smooth(sill.china, 24, 38, 28, 26, 48, 22, 68, 26, 72, 38, 60, 36, 48, 39, 36, 36)
    for dot in 0..<6 {
      canvas.disc(sill.wall, 30 + 7.4 * Double(dot), 29 + Double(dot % 2) * 3, 1.4)
    }
    canvas.line(sill.wall, 1.6, 28, 37, 68, 37)
    canvas.box(sill.china, 36, 54, 24, 18, round: 2)
    for ray in 0..<10 {
      let end = Point(48, 63).reached(36 * Double(ray), 6.4)
      canvas.line(gold, 1.7, 48, 63, end.x, end.y)
    }
    canvas.disc(Colour(0xD98F1E), 48, 63, 2.4)
    canvas.line(Colour(0xC9CED8), 2, 78, 83, 90, 60)
    canvas.oval(Colour(0xC9CED8), 91, 57, 3.4, 5)
    for (x, y) in [(16.0, 22.0), (86, 18), (80, 38)] {
      canvas.line(Colour(0xFFFFFF), 0.7, x, y, x + 2, y + 5)
      for ray in 0..<5 {
        let end = Point(x, y).reached(180 + 45 * Double(ray), 3.4)
        canvas.line(Colour(0xFFFFFF), 0.7, x, y, end.x, end.y)
      }
    }
  }

  private static func saucer(_ sill: Sill) {
    let canvas = sill.canvas
    canvas.oval(sill.china.darker(0.2), 50, 80, 34, 8)
    canvas.oval(sill.china, 50, 78, 34, 7.4)
    canvas.oval(sill.wall, 50, 77.4, 27, 5.4)
    canvas.oval(sill.china, 50, 77.4, 25.4, 4.8)
    canvas.oval(sill.tea.mixed(sill.china, 0.25), 46, 77.6, 15, 2.8)
    canvas.smooth(Colour(0xFFFFFF), 44, 78, 52, 68, 62, 62, 72, 70, 78, 78, 62, 82)
    canvas.smooth(Colour(0xDDE9F0), 60, 66, 72, 70, 78, 78, 64, 81)
    for (x, y) in [(58.0, 52.0), (50, 40), (66, 34), (44, 58), (74, 52)] {
      canvas.star(Colour(0xFFFFFF), x, y, 4, 1, tips: 6)
    }
  }

  private static func sheepskin(_ sill: Sill) {
    let canvas = sill.canvas
    let hide = Colour(0xA9744A)
    canvas.smooth(hide, 20, 104, 22, 70, 34, 56, 66, 56, 78, 70, 80, 104)
    for (x, y, size) in [
      (36.0, 57.0, 6.0), (44, 60, 6), (52, 61, 6), (60, 59, 6), (66, 56, 5), (50, 70, 4),
      (50, 78, 4), (50, 86, 4), (50, 94, 4),
    ] {
      canvas.disc(sill.china, x, y, size)
    }
    canvas.disc(Colour(0xEDBE98), 50, 40, 13)
    canvas.fill(.bow(50, 36, 14.4, from: 180, to: 360), hide.darker(0.2))
    canvas.box(sill.china, 34, 32, 32, 7, round: 3.5)
    canvas.line(hide.darker(0.2), 6, 37, 38, 36, 50)
    canvas.line(hide.darker(0.2), 6, 63, 38, 64, 50)
    canvas.disc(Colour(0x2F2A2E), 45, 42, 1.3)
    canvas.disc(Colour(0x2F2A2E), 55, 42, 1.3)
    canvas.disc(Colour(0xE4694A), 50, 46, 1.8)
    sill.cup(50, sill.tea, 0.62)
    sill.steam(50, 62)
    canvas.disc(sill.wall.darker(0.2), 34, 76, 5)
    canvas.disc(sill.wall.darker(0.2), 66, 76, 5)
  }

  static func teapot(_ sill: Sill) {
    let canvas = sill.canvas
    let blue = Colour(0x2F5FA8)
    canvas.fill(.arc(24, 62, 12, 4, from: 90, to: 290), blue.darker(0.2))
    canvas.poly(blue, 70, 70, 84, 46, 92, 44, 90, 50, 76, 80)
    canvas.smooth(blue, 24, 56, 36, 44, 62, 44, 74, 56, 76, 72, 64, 84, 34, 84, 22, 72)
    canvas.smooth(blue.darker(0.2), 62, 45, 74, 56, 76, 72, 64, 84, 52, 84, 64, 66)
    canvas.smooth(blue.lighter(0.12), 34, 45, 40, 37, 58, 37, 64, 45)
    canvas.disc(Colour(0xF2C14E), 49, 34, 3.6)
    canvas.fill(
      .curve(3.2, Path.corners(30, 52, 42, 58, 38, 66, 54, 70, 50, 78, 60, 83)), Colour(0xCFE3F5))
    canvas.fill(
      .stroke(Path.corners(31, 52, 43, 58, 39, 66, 54, 71, 51, 78, 60, 83), 0.9), blue.darker(0.5))
    for (x, y) in [(58.0, 56.0), (34, 72), (66, 66)] {
      canvas.poly(Colour(0xCFE3F5), x - 2.4, y + 4, x, y - 3, x + 2.4, y + 4)
    }
    sill.steam(90, 40)
  }

  private static func sugar(_ sill: Sill) {
    let canvas = sill.canvas
    sill.cup(36, sill.china, 0.9)
    sill.steam(36, 56)
    for (x, y) in [(66.0, 84.0), (82, 84), (74, 71)] {
      canvas.box(Colour(0xFFFFFF), x - 7, y - 12, 12, 12, round: 1)
      canvas.poly(Colour(0xE3ECF2), x + 5, y - 12, x + 8, y - 15, x + 8, y - 3, x + 5, y)
      canvas.poly(Colour(0xF7FBFD), x - 7, y - 12, x - 4, y - 15, x + 8, y - 15, x + 5, y - 12)
    }
    canvas.smooth(sill.china, 58, 14, 78, 10, 90, 18, 88, 32, 72, 36, 66, 44, 64, 35, 56, 28)
    for row in 0..<3 {
      canvas.line(
        sill.wall, 1.3, 63, 18 + 5.4 * Double(row), [83.0, 80, 71][row], 18 + 5.4 * Double(row))
    }
  }

  private static func guest(_ sill: Sill) {
    let canvas = sill.canvas
    canvas.smooth(sill.night.darker(0.4), 46, 80, 48, 50, 60, 40, 76, 50, 80, 80)
    canvas.disc(sill.night.darker(0.4), 63, 32, 9)
    canvas.smooth(sill.night.darker(0.55), 51, 30, 54, 17, 72, 17, 75, 30, 63, 32)
    for (x, y) in [(54.0, 20.0), (62, 17), (70, 21), (50, 46), (74, 48), (58, 44), (68, 41)] {
      canvas.disc(Colour(0xFFFFFF), x, y, 1.6)
    }
    canvas.box(sill.china.darker(0.08), 12, 30, 76, 2)
    canvas.box(sill.china.darker(0.08), 49, 6, 2, 74)
    sill.cup(28, sill.tea, 0.85)
    sill.steam(28, 56)
    canvas.ring(sill.china, 80, 18, 8, 1.4)
    canvas.line(sill.china, 1.4, 80, 18, 80, 12)
    canvas.line(sill.china, 1.4, 80, 18, 80, 11.6)
  }

  private static func last(_ sill: Sill) {
    let canvas = sill.canvas
    canvas.glow(Colour(0xFFD9B0), 50, 66, 40)
    sill.cup(50, Colour(0xFBF4E6), 1.15)
    canvas.oval(Colour(0xF2DDA8), 50, 52.2, 21.4, 3.9)
    for (x, y, turn) in [(44.0, 52.0, 20.0), (54, 53, -30), (50, 51, 70)] {
      canvas.at(x, y, turn: turn).oval(Colour(0x6F7F46), 0, 0, 3, 0.9)
    }
    canvas.line(sill.wall, 1.6, 34, 62, 66, 62)
    canvas.curve(sill.china, 0.9, 62, 51, 72, 46, 76, 58, 78, 66)
    canvas.box(sill.tea, 73, 65, 10, 10, round: 1)
    canvas.disc(sill.china, 78, 70, 2.4)
  }
}
