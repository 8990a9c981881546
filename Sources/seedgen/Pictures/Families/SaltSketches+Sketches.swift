internal import PictureKit

extension SaltSketches {
  static let sketches: [@Sendable (Page) -> Void] = [
    saltern, brulee, table, lemon, parasol, waiter, summer, cloth, egg, street, naiad, bill,
  ]

  static func saltern(_ page: Page) {
    page.canvas.disc(page.warm, 76, 24, 10)
    for (x, y, size) in [(30.0, 74.0, 22.0), (62, 70, 16), (84, 68, 10)] {
      page.shape(
        .polygon(
          x - size, y, x - size * 0.15, y - size * 1.3, x + size * 0.2, y - size * 1.25, x + size, y
        ), Colour(0xFFFFFF))
      page.hatch(x + size * 0.1, y - size * 0.7, size * 0.6, size * 0.6)
    }
    page.wash(.polygon(0, 76, 100, 72, 100, 90, 0, 94), page.cool)
    page.stroke(1.1, 2, 76, 40, 74.6, 98, 72)
    page.stroke(0.8, 6, 84, 34, 82, 60, 84)
    page.stroke(0.8, 44, 90, 66, 88, 92, 89)
    let dog = page.ink
    page.canvas.smooth(dog, 50, 78, 62, 76, 68, 80, 66, 86, 52, 86)
    page.canvas.disc(dog, 49, 75, 4)
    page.canvas.poly(dog, 47, 73, 50, 67, 53, 73)
    for x in [53.0, 57, 62, 66] { page.stroke(1.4, x, 84, x, 92) }
    page.stroke(1.3, 67, 80, 72, 76, 72, 72)
  }

  static func brulee(_ page: Page) {
    page.shape(.ellipse(48, 70, 42, 10), page.cool)
    page.shape(.polygon(16, 46, 80, 46, 74, 70, 22, 70), Colour(0xFFFFFF))
    for rib in 0..<9 { page.stroke(0.8, 20 + 7 * Double(rib), 50, 23 + 6.2 * Double(rib), 68) }
    page.shape(.ellipse(48, 46, 32, 11), page.warm)
    page.canvas.fill(.ellipse(40, 45, 11, 4), page.warm.darker(0.25))
    page.canvas.fill(.ellipse(58, 49, 9, 3), page.warm.darker(0.25))
    page.stroke(0.9, 50, 46, 60, 42, 66, 44)
    page.stroke(0.9, 50, 46, 44, 41, 46, 38)
    page.stroke(0.9, 50, 46, 52, 52, 48, 55)
    page.shape(.ellipse(52, 44, 4, 5.4), page.paper)
    page.canvas.line(page.ink, 2, 54, 40, 78, 10)
  }

  static func table(_ page: Page) {
    page.shape(.box(40, 8, 50, 52), page.cool)
    page.stroke(1, 65, 8, 65, 60)
    page.stroke(1, 40, 32, 90, 32)
    page.shape(.polygon(26, 6, 46, 6, 42, 34, 28, 40), page.warm)
    page.stroke(0.8, 31, 8, 33, 22, 32, 36)
    page.stroke(0.8, 38, 8, 38, 22, 37, 35)
    page.shape(.ellipse(46, 68, 30, 7), Colour(0xFFFFFF))
    page.stroke(1.6, 46, 75, 46, 94)
    page.stroke(1.4, 34, 96, 46, 92, 58, 96)
    page.shape(.polygon(32, 58, 42, 58, 40, 67, 34, 67), page.warm)
    page.stroke(1, 42, 60, 46, 61, 41, 64)
    page.stroke(1.2, 8, 52, 10, 74, 8, 96)
    page.stroke(1.2, 9, 76, 22, 75, 24, 96)
    page.shape(.box(52, 58, 14, 8, round: 1), page.paper)
    page.stroke(0.8, 55, 61, 63, 61)
    page.stroke(0.8, 55, 63.4, 60, 63.4)
  }

  static func lemon(_ page: Page) {
    page.wash(.polygon(0, 66, 100, 60, 100, 100, 0, 100), page.cool)
    page.stroke(1.2, 0, 66, 50, 63, 100, 60)
    page.shape(
      .smooth(Path.corners(10, 56, 24, 40, 46, 42, 60, 54, 66, 58, 58, 66, 42, 76, 20, 72)),
      Colour(0xF7D04A))
    page.shape(.circle(64, 66, 18), Colour(0xFBE58F))
    page.shape(.circle(64, 66, 14), Colour(0xFFF6CF), 0.8)
    for slice in 0..<8 {
      let end = Point(64, 66).reached(45 * Double(slice), 13)
      page.stroke(0.9, 64, 66, end.x, end.y)
    }
    page.hatch(18, 62, 18, 8)
    page.shape(.polygon(76, 22, 92, 22, 90, 58, 78, 58), Colour(0xFFFFFF))
    page.wash(.polygon(77, 36, 91, 36, 89, 57, 79, 57), page.warm)
    page.stroke(0.8, 77, 36, 91, 36)
  }

  private static func parasol(_ page: Page) {
    page.canvas.fill(.circle(22, 24, 9), page.warm.mixed(page.paper, 0.4))
    page.shape(
      .smooth(Path.corners(50, 4, 56, 20, 60, 56, 56, 66, 44, 66, 40, 56, 44, 20)), page.warm)
    page.wash(.smooth(Path.corners(50, 6, 54, 20, 57, 60, 50, 66, 50, 30)), page.cool)
    page.stroke(0.9, 50, 5, 46, 30, 46, 64)
    page.stroke(0.9, 50, 5, 54, 30, 54, 64)
    page.shape(.box(41, 44, 18, 3.4, round: 1.6), Colour(0xFFFFFF))
    page.canvas.line(page.ink, 1.6, 50, 66, 50, 90)
    page.shape(.box(36, 88, 28, 6, round: 2), page.cool)
    page.stroke(1, 4, 94, 50, 95, 96, 93)
    for (x, turn) in [(76.0, 0.0), (82, 1)] {
      page.stroke(1.1, x, 68, x + 6, 92)
      page.stroke(1.1, x + 12, 70, x + 2 - turn, 92)
    }
    page.stroke(1.1, 74, 80, 92, 80)
  }

  private static func waiter(_ page: Page) {
    page.shape(
      .smooth(Path.corners(34, 92, 34, 56, 42, 46, 56, 46, 64, 56, 64, 92)), Colour(0xFFFFFF))
    page.canvas.at(1, 0).fill(
      .polygon(34, 60, 45, 47, 49, 60, 53, 47, 64, 60, 64, 92, 34, 92), page.ink)
    page.canvas.poly(Colour(0xFFFFFF), 44, 48, 54, 48, 52, 72, 49, 76, 46, 72)
    page.canvas.poly(page.warm, 45, 49, 49.6, 51, 54, 49, 54, 54, 49.6, 52, 45, 54)
    page.shape(.circle(49, 34, 10), page.warm.mixed(page.paper, 0.45))
    page.canvas.fill(.bow(49, 31, 10.6, from: 180, to: 350), page.ink)
    page.canvas.ring(page.ink, 54, 38, 1.4, 0.9)
    page.canvas.disc(page.ink, 52, 33, 0.9)
    page.canvas.line(page.ink, 6, 62, 56, 76, 44)
    page.canvas.line(page.ink, 4, 76, 44, 75, 30)
    page.shape(.ellipse(75, 26, 19, 3.6), page.cool)
    for glass in 0..<5 {
      page.shape(
        .polygon(
          60 + 7 * Double(glass), 12, 65 + 7 * Double(glass), 12, 64.4 + 7 * Double(glass), 24,
          60.6 + 7 * Double(glass), 24), glass.isMultiple(of: 2) ? page.warm : Colour(0xFFFFFF), 0.8
      )
    }
    for (x, y) in [(64.0, 38.0), (70, 34)] {
      page.canvas.oval(page.ink, x, y + 2, 1.6, 1.2)
      page.stroke(0.8, x + 1.4, y + 2, x + 1.4, y - 4)
    }
    page.shape(.polygon(20, 58, 33, 62, 30, 80, 18, 76), Colour(0xFFFFFF))
  }

  private static func summer(_ page: Page) {
    page.canvas.disc(page.warm, 30, 28, 15)
    for ray in 0..<12 {
      let (from, to) = (
        Point(30, 28).reached(30 * Double(ray), 18), Point(30, 28).reached(30 * Double(ray), 23)
      )
      page.stroke(1.1, from.x, from.y, to.x, to.y)
    }
    page.wash(.smooth(Path.corners(-6, 66, 30, 60, 70, 66, 106, 60, 106, 96, -6, 96)), page.cool)
    page.stroke(1.1, 0, 66, 30, 61, 66, 67, 100, 61)
    page.stroke(0.9, 8, 78, 26, 75, 46, 79)
    page.shape(.polygon(58, 60, 62, 24, 84, 60), Colour(0xFFFFFF))
    page.shape(.polygon(52, 62, 88, 62, 82, 70, 58, 70), page.warm)
    page.canvas.line(Colour(0x3C74C9), 1.5, 56, 22, 86, 66)
    page.canvas.line(Colour(0x3C74C9), 1.5, 88, 26, 56, 64)
    page.canvas.curve(Colour(0x3C74C9), 1.3, 60, 80, 68, 76, 76, 82, 84, 77, 92, 82)
    page.canvas.curve(Colour(0x3C74C9), 1.3, 52, 12, 62, 8, 70, 12, 76, 8)
  }
}
