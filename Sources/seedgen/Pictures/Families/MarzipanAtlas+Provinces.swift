internal import PictureKit

extension MarzipanAtlas {
  static let provinces: [@Sendable (inout Chart) -> Void] = [
    almondIsle, crumbs, embassy, meringue, liquorice, caramel, desert, nuts, cinnamon, strudel,
    nougat, vanilla, rose, jam, custard, praline, moor,
  ]

  private static func almondIsle(_ chart: inout Chart) {
    chart.island()
    for (x, y, angle, size) in [
      (50.0, 50.0, -20.0, 1.7), (34, 62, 60, 0.9), (66, 64, 130, 0.9), (38, 42, 200, 0.7),
      (66, 44, 20, 0.7),
    ] {
      chart.almond(x, y, angle, size)
    }
    chart.route(12, 16, 36, 30)
  }

  private static func crumbs(_ chart: inout Chart) {
    for (x, y, size) in [
      (34.0, 40.0, 13.0), (62, 34, 9), (70, 60, 14), (42, 68, 11), (22, 64, 6), (52, 50, 5),
      (84, 40, 5),
    ] {
      chart.island(x, y, size, size * 0.85)
    }
    let canvas = chart.canvas
    canvas.line(chart.chocolate, 1, 34, 40, 34, 18)
    canvas.poly(chart.jam, 34, 18, 50, 21, 34, 27)
    canvas.smooth(Colour(0x8A6244), 64, 54, 70, 50, 78, 54, 78, 60, 68, 61)
    canvas.poly(Colour(0x8A6244), 77, 56, 86, 58, 77, 60)
    canvas.disc(Colour(0x8A6244), 65, 51, 4)
    canvas.poly(chart.chocolate, 62, 50, 57.6, 52, 62, 53)
    canvas.disc(chart.chocolate, 64, 50, 0.9)
  }

  static func embassy(_ chart: inout Chart) {
    chart.island()
    let canvas = chart.canvas
    let bread = Colour(0xB8743F)
    canvas.box(bread, 32, 42, 36, 28)
    canvas.box(bread.darker(0.18), 58, 42, 10, 28)
    canvas.poly(Colour(0x8A4B2A), 26, 44, 50, 20, 74, 44)
    canvas.fill(
      .curve(
        2.4,
        Path.corners(27, 43, 32, 46, 37, 42, 42, 46, 47, 42, 52, 46, 57, 42, 62, 46, 67, 42, 73, 43)
      ), chart.cream)
    canvas.line(chart.cream, 2, 28, 42, 50, 21)
    canvas.line(chart.cream, 2, 72, 42, 50, 21)
    canvas.box(bread.darker(0.3), 60, 22, 7, 14)
    canvas.box(chart.jam, 45, 54, 10, 16, round: 4)
    for x in [36.0, 59] {
      canvas.box(chart.cream, x, 52, 6, 7, round: 1)
      canvas.line(bread, 0.8, x + 3, 52, x + 3, 59)
    }
    for (x, y) in [(42.0, 36.0), (50, 30), (58, 36)] { canvas.disc(chart.jam, x, y, 1.8) }
    canvas.line(chart.chocolate, 0.9, 50, 20, 50, 8)
    canvas.poly(chart.jam, 50, 8, 60, 10.6, 50, 14)
  }

  static func meringue(_ chart: inout Chart) {
    chart.island()
    for (x, y, size) in [(36.0, 56.0, 15.0), (66, 58, 13), (51, 64, 19)] {
      peak(chart.canvas, x, y, size, chart.cream, chart.crust)
    }
    chart.route(14, 84, 32, 72)
  }

  private static func peak(
    _ canvas: Canvas, _ x: Double, _ y: Double, _ size: Double, _ light: Colour, _ shade: Colour
  ) {
    for (level, wide) in [1.0, 0.78, 0.52, 0.26].enumerated() {
      let height = y - size * 0.48 * Double(level)
      canvas.oval(shade.mixed(light, 0.35), x, height + size * 0.05, size * wide, size * 0.32)
      canvas.oval(light, x - size * 0.06, height - size * 0.03, size * wide * 0.9, size * 0.27)
    }
    canvas.smooth(
      light, x - size * 0.2, y - size * 1.4, x, y - size * 2, x + size * 0.16, y - size * 2.05,
      x + size * 0.2, y - size * 1.4)
  }

  private static func liquorice(_ chart: inout Chart) {
    chart.island(50, 58, 40, 28)
    let canvas = chart.canvas
    let black = Colour(0x2A2028)
    canvas.line(black.lighter(0.35), 1.4, 8, 66, 92, 66)
    for tie in 0..<14 {
      canvas.line(black.lighter(0.35), 1.2, 11 + 6 * Double(tie), 65, 10 + 6 * Double(tie), 69)
    }
    canvas.box(black, 18, 46, 34, 14, round: 7)
    canvas.box(black, 42, 34, 16, 26, round: 2)
    canvas.box(chart.crust, 45, 38, 9, 8, round: 1)
    canvas.poly(black, 22, 46, 20, 34, 30, 34, 28, 46)
    for x in [25.0, 36, 51] {
      canvas.disc(black, x, 61, 5.4)
      for ring in [3.4, 1.4] { canvas.ring(chart.jam, x, 61, ring, 0.9) }
    }
    for (x, y, size) in [(24.0, 28.0, 3.4), (30, 22, 4.4), (39, 17, 5.4)] {
      canvas.disc(chart.cream, x, y, size)
    }
    for (index, x) in [62.0, 78].enumerated() {
      canvas.box([chart.jam, chart.crust.darker(0.1)][index], x, 44, 13, 15, round: 2)
      canvas.box(chart.cream, x, 49, 13, 4)
      canvas.disc(black, x + 3.4, 61, 3)
      canvas.disc(black, x + 9.6, 61, 3)
    }
  }

  private static func caramel(_ chart: inout Chart) {
    chart.island(20, 50, 26, 46)
    chart.island(84, 52, 24, 46)
    let canvas = chart.canvas
    let caramel = Colour(0xD98A3A)
    canvas.smooth(caramel, 42, -10, 58, -10, 62, 30, 54, 60, 60, 110, 40, 110, 44, 70, 48, 40)
    canvas.curve(caramel.lighter(0.4), 2, 50, 4, 54, 30, 50, 56, 52, 92)
    canvas.curve(caramel.darker(0.2), 1.4, 46, 12, 50, 40, 46, 70, 46, 96)
    let spoon = canvas.at(50, 52, turn: 24)
    spoon.oval(Colour(0xC9CED8), 0, 0, 6, 9)
    spoon.oval(Colour(0xE9ECF2), 0, -0.6, 4.2, 6.6)
    spoon.line(Colour(0xC9CED8), 2.4, 0, 8, 0, 32)
    spoon.disc(chart.jam, 0, -1, 2.4)
  }

  private static func desert(_ chart: inout Chart) {
    chart.island(50, 56, 42, 34)
    let canvas = chart.canvas
    for (y, x, tone) in [(52.0, 0.0, 0.0), (60, 8, 0.06), (68, -6, 0.12)] {
      canvas.smooth(
        chart.cream.darker(tone), 18 + x, y + 4, 32 + x, y - 6, 46 + x, y, 60 + x, y - 7, 78 + x,
        y + 4, 50 + x, y + 9)
    }
    canvas.disc(chart.jam, 74, 24, 7)
    for (x, turn) in [(46.0, -18.0), (58, 18)] {
      let fork = canvas.at(x, 44, turn: turn)
      fork.line(Colour(0xA9B2C2), 1.8, 0, -2, 0, 22)
      for tine in [-2.4, 0, 2.4] { fork.line(Colour(0xA9B2C2), 1, tine, -12, tine, -3) }
      fork.line(Colour(0xA9B2C2), 1.4, -2.4, -3, 2.4, -3)
    }
    canvas.fill(.box(40, 26, 24, 1.6, round: 0.8), chart.jam, 0.4)
    canvas.fill(.box(36, 30, 30, 1.6, round: 0.8), chart.jam, 0.3)
  }

  private static func nuts(_ chart: inout Chart) {
    chart.island(50, 54, 40, 36)
    let canvas = chart.canvas
    chart.almond(32, 44, 30, 1)
    chart.almond(70, 62, -50, 1)
    for (x, y) in [(50.0, 66.0), (64, 40)] {
      canvas.disc(Colour(0xC48A4E), x, y, 8)
      canvas.fill(.bow(x, y, 8, from: 190, to: 350), Colour(0xE6C79A))
    }
    canvas.oval(Colour(0xA36A3F), 34, 66, 9, 7)
    canvas.curve(Colour(0x7A4A2A), 1, 26, 66, 31, 63, 35, 68, 42, 65)
    canvas.curve(chart.jam, 3.4, 43, 42, 46, 34, 54, 34, 56, 41, 51, 46, 50, 51)
    canvas.disc(chart.jam, 50, 56, 2.2)
  }
}
