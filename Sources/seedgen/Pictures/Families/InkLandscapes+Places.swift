internal import PictureKit

extension InkLandscapes {
  static let places: [@Sendable (Scroll) -> Void] = [mountains, ferry, snow, bamboo, colophon]

  static func mountains(_ scroll: Scroll) {
    scroll.canvas.disc(Colour(0xC8503C), 74, 22, 8)
    scroll.mountain(66, 60, 34, 34, 0.78)
    scroll.mountain(32, 70, 34, 46, 0.52)
    scroll.mountain(66, 86, 40, 40, 0.14)
    scroll.birds(18, 20)
    for (x, y) in [(30.0, 84.0), (36, 86), (42, 85)] { pine(scroll.canvas, x, y, scroll.ink) }
  }

  private static func pine(_ canvas: Canvas, _ x: Double, _ y: Double, _ ink: Colour) {
    canvas.line(ink, 0.9, x, y, x + 0.6, y - 9)
    for (level, wide) in [3.4, 2.6, 1.7].enumerated() {
      canvas.oval(ink, x + 0.4, y - 4 - 2.4 * Double(level), wide, 1)
    }
  }

  private static func ferry(_ scroll: Scroll) {
    let canvas = scroll.canvas
    scroll.mountain(28, 44, 34, 22, 0.78)
    scroll.mountain(76, 46, 30, 16, 0.68)
    boat(Scroll(canvas.at(26, 44, scale: 0.5), scroll.paper, scroll.chance))
    for (x, y, long) in [
      (10.0, 62.0, 20.0), (60, 66, 26), (30, 84, 30), (14, 74, 12), (70, 80, 18),
    ] {
      canvas.line(scroll.wash(0.6), 0.9, x, y, x + long, y)
    }
    canvas.line(scroll.ink, 1.6, 20, 92, 22, 62)
    canvas.line(scroll.wash(0.3), 0.9, 22, 68, 30, 74)
    for reed in 0..<9 {
      let x = 70 + 3 * Double(reed)
      canvas.fill(
        .curve(
          0.9, Path.corners(x, 98, x - 1, 86, x - 5 + Double(reed % 3) * 2, 76 + Double(reed % 4))),
        scroll.wash(0.15))
    }
    canvas.disc(Colour(0xC8503C), 82, 18, 6)
  }

  private static func snow(_ scroll: Scroll) {
    let canvas = scroll.canvas
    canvas.box(scroll.wash(0.42), 4, 5, 92, 50)
    canvas.disc(scroll.paper, 22, 20, 7)
    canvas.within(.box(4, 5, 92, 90)).smooth(
      scroll.paper, -10, 56, 20, 46, 50, 52, 80, 42, 110, 50, 110, 110, -10, 110)
    canvas.poly(scroll.ink, 54, 60, 58, 46, 86, 46, 90, 60)
    canvas.smooth(Colour(0xFFFFFF), 50, 50, 58, 40, 72, 33, 86, 40, 94, 50, 72, 48)
    canvas.box(Colour(0xD9983C), 68, 51, 8, 9)
    canvas.line(scroll.ink, 0.8, 72, 51, 72, 60)
    for step in 0..<9 {
      let y = 62 + 3.6 * Double(step)
      let x = 70 - 4.4 * Double(step) + (step.isMultiple(of: 2) ? 0 : 1.6)
      canvas.oval(scroll.wash(0.5), x, y, 1.5, 0.8)
      canvas.oval(scroll.wash(0.5), x + 8, y + 1.4, 1.5, 0.8)
    }
    var chance = Chance(3, .picture, 155)
    canvas.within(.box(4, 5, 92, 50)).snow(Colour(0xFFFFFF), 44, &chance, to: 56)
    canvas.fill(.curve(1.8, Path.corners(96, 56, 90, 34, 94, 12)), scroll.ink)
    canvas.fill(.curve(1, Path.corners(92, 36, 84, 28, 78, 26)), scroll.ink)
    canvas.fill(.curve(1, Path.corners(92, 26, 86, 18, 80, 16)), scroll.ink)
  }

  static func bamboo(_ scroll: Scroll) {
    let canvas = scroll.canvas
    for (x, water, wide) in [(30.0, 0.72, 3.0), (80, 0.62, 3), (18, 0.35, 4), (66, 0.2, 4.6)] {
      for joint in 0..<7 {
        let y = 94 - 14 * Double(joint)
        canvas.box(scroll.wash(water), x + Double(joint) * 0.5, y - 13.2, wide, 12.4, round: 1)
      }
      for (y, turn) in [(26.0, 30.0), (30, 60), (40, 140), (54, 35), (58, 150), (22, 160)] {
        let leaf = canvas.at(x + 4, y, turn: turn)
        leaf.smooth(scroll.wash(water), 0, 0, 6, -1.7, 15, 0, 6, 1.7)
      }
    }
    canvas.smooth(scroll.ink, 40, 82, 41, 76, 50, 75, 57, 76, 58, 82, 53, 87, 45, 87)
    canvas.line(scroll.ink, 1.4, 57, 79, 63, 75)
    canvas.fill(.arc(49, 76, 6, 1.1, from: 190, to: 350), scroll.ink)
    for side in [0.0, 5] {
      canvas.fill(
        .curve(
          1.2,
          Path.corners(47 + side, 68, 50 + side, 60, 45 + side, 52, 49 + side, 42, 46 + side, 34)),
        scroll.wash(0.6))
    }
  }

  private static func colophon(_ scroll: Scroll) {
    let canvas = scroll.canvas
    canvas.box(scroll.wash(0.9), 10, 14, 44, 72)
    for corner in [(10.0, 14.0), (54, 14), (10, 86), (54, 86)] {
      canvas.disc(scroll.paper.darker(0.1), corner.0, corner.1, 2)
    }
    var chance = scroll.chance
    for column in 0..<3 {
      let x = 84 - 11 * Double(column)
      for row in 0..<(7 - column) {
        let y = 16 + 9.6 * Double(row)
        for _ in 0..<4 {
          let (dx, dy) = (chance.between(-2.6, 1), chance.between(-3, 2))
          if chance.once(in: 2) {
            canvas.line(scroll.ink, 0.9, x + dx, y + dy, x + dx + 3, y + dy - 0.6)
          } else {
            canvas.line(scroll.ink, 0.9, x + dx + 1, y + dy - 1, x + dx + 0.6, y + dy + 3)
          }
        }
      }
    }
    for (x, y) in [(18.0, 22.0), (44, 30), (24, 70), (44, 74)] { scroll.seal(x, y) }
  }
}
