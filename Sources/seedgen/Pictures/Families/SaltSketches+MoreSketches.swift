internal import PictureKit

extension SaltSketches {
  static func cloth(_ page: Page) {
    let cloth = page.canvas.within(.polygon(10, 50, 74, 40, 96, 80, 22, 96))
    cloth.box(Colour(0xFFFFFF), 0, 0, 100, 100)
    let squares = cloth.at(10, 50, turn: -9)
    for row in -1..<6 {
      for column in -2..<9 where (row + column).isMultiple(of: 2) {
        squares.box(Colour(0xD9484A), 11 * Double(column), 10 * Double(row), 11, 10)
      }
    }
    page.shape(.polygon(10, 50, 74, 40, 96, 80, 22, 96))
    page.shape(
      .smooth(Path.corners(36, 62, 36, 34, 42, 26, 42, 8, 50, 8, 50, 26, 56, 34, 56, 62)),
      Colour(0x6E8F57))
    page.shape(.box(38, 40, 16, 13), Colour(0xFFFFFF), 0.8)
    page.canvas.disc(Colour(0xD9484A), 46, 46.4, 2.6)
    page.shape(.smooth(Path.corners(64, 34, 65, 48, 70, 53, 76, 48, 77, 34)), Colour(0xFFFFFF))
    page.wash(.smooth(Path.corners(64.6, 41, 66, 48, 70, 52, 75, 48, 76, 41)), Colour(0xA83250))
    page.stroke(1.1, 70.5, 53, 70.5, 68)
    page.shape(.ellipse(70.5, 69, 6, 1.8), Colour(0xFFFFFF))
  }

  static func egg(_ page: Page) {
    page.wash(.smooth(Path.corners(4, 76, 40, 70, 96, 74, 90, 92, 20, 94)), page.cool)
    page.shape(.polygon(34, 58, 60, 58, 55, 76, 52, 80, 62, 86, 32, 86, 42, 80, 39, 76), page.warm)
    page.shape(
      .smooth(Path.corners(47, 20, 60, 36, 62, 54, 54, 63, 40, 63, 32, 54, 34, 36)),
      Colour(0xFFFFFF))
    page.stroke(1, 33, 42, 39, 38, 43, 43, 49, 37, 54, 42, 61, 39)
    page.hatch(48, 48, 10, 10)
    page.shape(.ellipse(80, 80, 12, 5), Colour(0xFFFFFF))
    for grain in 0..<16 {
      let (x, y) = (72 + Double(grain * 7 % 17), 74 + Double(grain * 5 % 8))
      page.canvas.box(page.ink.mixed(page.paper, 0.4), x, y, 1.5, 1.5)
    }
    page.canvas.line(page.ink, 1.8, 12, 88, 26, 66)
    page.shape(.ellipse(28, 62, 3.4, 5.4), page.paper)
  }

  static func street(_ page: Page) {
    page.shape(.polygon(6, 18, 34, 26, 34, 84, 6, 94), page.warm)
    page.shape(.polygon(34, 32, 46, 38, 46, 78, 34, 84), Colour(0xFFFFFF))
    page.shape(.polygon(94, 12, 68, 26, 68, 84, 94, 96), page.cool)
    page.shape(.polygon(68, 34, 56, 40, 56, 78, 68, 84), page.warm)
    for (x, y, high) in [(11.0, 34.0, 14.0), (22, 36, 13), (11, 60, 14), (22, 60, 13)] {
      page.shape(.box(x, y, 6, high), Colour(0xFFFFFF), 0.9)
    }
    for (x, y) in [(73.0, 40.0), (83, 37), (73, 62), (83, 62)] {
      page.shape(.box(x, y, 6, 13), page.paper, 0.9)
    }
    page.stroke(1.1, 46, 80, 30, 98)
    page.stroke(1.1, 56, 80, 72, 98)
    page.wash(.polygon(46, 62, 56, 62, 56, 80, 46, 80), page.cool)
    page.stroke(0.9, 46, 66, 51, 65, 56, 66)
    page.canvas.line(page.ink, 0.8, 34, 24, 68, 20)
    for flag in 0..<5 {
      let x = 37 + 6.4 * Double(flag)
      page.shape(
        .polygon(x, 23.4, x + 5, 22.8, x + 2.4, 29), flag.isMultiple(of: 2) ? page.warm : page.cool,
        0.8)
    }
  }

  static func naiad(_ page: Page) {
    page.wash(.polygon(0, 78, 100, 70, 100, 100, 0, 100), page.cool)
    page.stroke(1, 0, 78, 50, 74, 100, 70)
    page.shape(
      .smooth(Path.corners(38, 92, 34, 66, 40, 50, 50, 47, 60, 50, 66, 66, 62, 92)), page.cool)
    for wave in 0..<4 {
      page.stroke(
        0.9, 38, 62 + 7 * Double(wave), 46, 59 + 7 * Double(wave), 54, 63 + 7 * Double(wave), 62,
        60 + 7 * Double(wave))
    }
    page.shape(.circle(50, 34, 11), page.warm.mixed(page.paper, 0.5))
    page.canvas.smooth(
      page.ink, 38, 34, 42, 20, 58, 18, 64, 32, 68, 56, 62, 62, 60, 40, 54, 28, 44, 29, 41, 42, 38,
      58, 32, 54)
    page.shape(.ellipse(50, 21, 24, 5), page.warm)
    page.shape(.bow(50, 20, 12, from: 180, to: 360), page.warm)
    page.stroke(0.9, 46, 35, 48, 35.6)
    page.stroke(0.9, 53, 35.6, 55, 35)
    page.stroke(0.9, 48.6, 40, 51, 41, 53, 40)
    page.shape(.polygon(76, 58, 88, 58, 86, 78, 78, 78), Colour(0xFFFFFF))
    page.wash(.polygon(77, 64, 87, 64, 85.4, 77, 78.6, 77), page.cool)
    page.shape(.ellipse(82, 80, 15, 3), Colour(0xFFFFFF))
    page.canvas.line(page.ink, 1.6, 82, 83, 82, 100)
  }

  static func bill(_ page: Page) {
    let sheet = Path.polygon(
      24, 10, 74, 6, 80, 84, 74, 88, 68, 84, 62, 89, 55, 85, 48, 90, 42, 86, 36, 91, 30, 87)
    page.shape(sheet, Colour(0xFFFFFF))
    for row in 0..<6 {
      let y = 28 + 7.4 * Double(row)
      page.stroke(1, 33, y + 1, 36 + [18.0, 12, 20, 15, 10, 17][row], y)
      page.stroke(1, 63, y - 1, 70, y - 1.4)
    }
    page.canvas.line(page.ink, 1, 33, 74, 72, 71)
    page.stroke(1.6, 60, 78, 66, 76, 72, 77)
    page.shape(.circle(50, 17, 5), page.warm)
    page.canvas.fill(.ring(74, 76, 15, 2.4), page.warm.darker(0.2), 0.7)
    page.canvas.line(page.ink, 2.2, 84, 92, 96, 60)
    page.shape(.polygon(84, 92, 83, 97, 87, 93.4), page.cool, 0.8)
  }
}
