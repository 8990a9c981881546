internal import PictureKit

extension MarzipanAtlas {
  static func cinnamon(_ chart: inout Chart) {
    chart.island(26, 58, 34, 36)
    let canvas = chart.canvas
    let bark = Colour(0xA8623A)
    for (x, y, turn) in [(36.0, 40.0, -14.0), (38, 52, -8), (36, 64, -2)] {
      let stick = canvas.at(x, y, turn: turn)
      stick.box(bark, -24, -5, 48, 10, round: 4)
      stick.box(bark.lighter(0.2), -22, -4, 44, 3, round: 1.5)
      stick.oval(bark.darker(0.35), 23, 0, 2.8, 5)
      stick.fill(.arc(23, 0, 1.6, 0.9, from: 0, to: 300), bark.lighter(0.3))
    }
    let ship = canvas.at(80, 66, scale: 0.34, mirrored: true).at(-50, -50)
    ship.poly(chart.chocolate, 10, 60, 90, 60, 76, 84, 24, 84)
    ship.poly(chart.cream, 46, 10, 46, 54, 80, 54)
    ship.poly(chart.jam, 42, 16, 42, 54, 18, 54)
    for puff in 0..<3 {
      canvas.disc(chart.cream, 68 - 4 * Double(puff), 40 - 5 * Double(puff), 2 + Double(puff))
    }
  }

  static func strudel(_ chart: inout Chart) {
    chart.island(50, 60, 42, 30)
    let canvas = chart.canvas
    let pastry = Colour(0xE3AE66)
    canvas.smooth(pastry.darker(0.15), 14, 64, 26, 40, 50, 26, 74, 40, 88, 64, 74, 74, 26, 74)
    for layer in 0..<6 {
      let inset = 4.6 * Double(layer)
      canvas.fill(
        .curve(
          1.7,
          Path.corners(
            17 + inset, 66, 30 + inset * 0.7, 46 + inset * 0.6, 50, 33 + inset * 1.05,
            70 - inset * 0.7, 46 + inset * 0.6, 85 - inset, 66)),
        layer.isMultiple(of: 2) ? pastry.lighter(0.45) : pastry)
    }
    for (x, y) in [(34.0, 58.0), (44, 50), (56, 48), (66, 57), (50, 62), (40, 66), (60, 67)] {
      canvas.oval(Colour(0x5B2E45), x, y, 2, 1.5)
    }
    for flake in 0..<14 {
      canvas.disc(
        chart.cream, 30 + Double(flake * 13 % 41),
        30 + Double(flake * 7 % 17) + abs(Double(flake * 13 % 41) - 20) * 0.5, 0.9)
    }
    chart.route(12, 88, 22, 70)
  }

  static func nougat(_ chart: inout Chart) {
    chart.island(50, 58, 42, 32)
    let canvas = chart.canvas
    let blocks = [(20.0, 46.0, 22.0, 26.0), (40, 34, 24, 38), (62, 44, 20, 28)]
    for (index, (x, y, wide, high)) in blocks.enumerated() {
      canvas.poly(chart.cream, x, y, x + 6, y - 6, x + wide + 6, y - 6, x + wide, y)
      canvas.box(chart.cream.mixed(chart.crust, 0.45), x, y, wide, high)
      canvas.poly(
        chart.crust.darker(0.2), x + wide, y, x + wide + 6, y - 6, x + wide + 6, y + high - 6,
        x + wide, y + high)
      for nut in 0..<6 {
        let (dx, dy) = (
          3 + Double((nut * 7 + index * 3) % Int(wide - 5)),
          4 + Double((nut * 11 + index) % Int(high - 7))
        )
        canvas.oval(
          [Colour(0xB9774A), Colour(0x7DA356), chart.jam][nut % 3], x + dx, y + dy, 2, 1.4)
      }
    }
  }

  static func vanilla(_ chart: inout Chart) {
    chart.island(50, 54, 38, 34)
    let canvas = chart.canvas
    canvas.line(chart.jam, 1.1, 50, 4, 50, 96)
    for mark in 0..<12 {
      canvas.line(chart.jam, 1, 48, 8 + 7.6 * Double(mark), 52, 8 + 7.6 * Double(mark))
    }
    canvas.curve(Colour(0x4A2E22), 2.8, 58, 84, 66, 62, 62, 40, 70, 18)
    canvas.curve(Colour(0x4A2E22), 2.8, 64, 84, 72, 64, 69, 44, 78, 24)
    for petal in 0..<6 {
      let at = Point(36, 50).reached(60 * Double(petal), 9)
      canvas.at(at.x, at.y, turn: 60 * Double(petal)).oval(
        petal.isMultiple(of: 2) ? chart.cream : Colour(0xFBEFB8), 0, 0, 9, 4.4)
    }
    canvas.smooth(Colour(0xF2B84B), 36, 45, 41, 50, 38, 57, 34, 57, 31, 50)
    canvas.disc(chart.jam, 36, 52, 2)
  }

  static func rose(_ chart: inout Chart) {
    chart.island(50, 52, 40, 38)
    let canvas = chart.canvas
    canvas.ring(chart.jam, 50, 51, 30, 1.2)
    canvas.ring(chart.jam, 50, 51, 26, 0.7)
    canvas.star(chart.crust.darker(0.1), 50, 51, 22, 6, tips: 4, turn: 45)
    for point in 0..<4 {
      let angle = 90 * Double(point) - 90
      let (tip, left, right) = (
        Point(50, 51).reached(angle, 32), Point(50, 51).reached(angle - 45, 7),
        Point(50, 51).reached(angle + 45, 7)
      )
      canvas.poly(chart.jam, 50, 51, left.x, left.y, tip.x, tip.y)
      canvas.poly(chart.cream, 50, 51, right.x, right.y, tip.x, tip.y)
    }
    canvas.disc(Colour(0xD9343F), 50, 51, 6.4)
    canvas.disc(Colour(0xF28A8F), 48, 49, 1.9)
    for grain in 0..<20 {
      let at = Point(50, 51).reached(18 * Double(grain), 28)
      canvas.disc(chart.cream, at.x, at.y, 0.8)
    }
  }

  static func jam(_ chart: inout Chart) {
    chart.island(50, 46, 44, 38)
    let canvas = chart.canvas
    canvas.curve(chart.jam, 8, 50, 4, 47, 22, 52, 38, 50, 46)
    for mouth in 0..<7 {
      let x = 14 + 12 * Double(mouth)
      canvas.curve(chart.jam, 3.4, 50, 42, 50 + (x - 50) * 0.4, 56, x, 72, x + (x - 50) * 0.06, 90)
      canvas.disc(chart.jam, x + (x - 50) * 0.06, 90, 3)
    }
    canvas.curve(chart.jam.lighter(0.45), 1.6, 48.6, 8, 46, 24, 50, 38)
    for (x, y) in [(24.0, 34.0), (30, 42), (72, 30), (78, 40), (66, 22)] {
      canvas.disc(Colour(0xD9343F), x, y, 3)
      canvas.disc(Colour(0xFFFFFF), x - 1, y - 1, 0.8)
      canvas.line(Colour(0x5E9A4E), 0.9, x, y - 3, x + 1.4, y - 5.6)
    }
  }

  static func custard(_ chart: inout Chart) {
    chart.island(50, 50, 46, 44)
    let canvas = chart.canvas
    let custard = Colour(0xF7D04A)
    canvas.smooth(chart.crust, 26, 40, 40, 30, 60, 32, 74, 42, 76, 60, 62, 72, 40, 72, 26, 60)
    canvas.smooth(custard, 29, 42, 41, 33, 59, 35, 71, 43, 73, 59, 61, 69, 41, 69, 29, 58)
    canvas.smooth(custard.lighter(0.4), 36, 44, 46, 38, 58, 40, 50, 44)
    for (x, y) in [(44.0, 58.0), (58, 54)] {
      canvas.fill(.ellipse(x, y, 7, 1.2), custard.darker(0.12))
    }
    let boat = canvas.at(54, 50, scale: 0.2).at(-50, -60)
    boat.poly(chart.cream, 10, 60, 90, 60, 70, 84, 30, 84)
    boat.poly(chart.jam, 50, 6, 50, 56, 84, 56)
    boat.line(chart.chocolate, 4, 48, 4, 48, 60)
  }

  static func praline(_ chart: inout Chart) {
    chart.island(50, 60, 42, 28)
    let canvas = chart.canvas
    for (x, colour) in [(18.0, Colour(0x6B3F2C)), (40, Colour(0xF3E4CE)), (62, Colour(0x8F5A3A))] {
      canvas.box(colour, x, 48, 20, 22, round: 3)
      canvas.fill(.bow(x + 10, 49, 10, from: 180, to: 360), colour)
      canvas.fill(
        .curve(1.2, Path.corners(x + 3, 46, x + 7, 41, x + 12, 46, x + 17, 42)),
        x == 40 ? chart.jam : chart.cream)
      canvas.box(colour.darker(0.35), x + 7, 57, 6, 13, round: 3)
    }
    canvas.line(chart.chocolate, 1, 50, 38, 50, 20)
    canvas.poly(chart.jam, 50, 20, 62, 23, 50, 27)
    canvas.box(Colour(0xB98A5A), 10, 71, 80, 4, round: 1)
    for x in [16.0, 32, 50, 68, 84] { canvas.line(Colour(0xB98A5A), 1.8, x, 74, x, 82) }
    canvas.smooth(chart.cream, 20, 84, 80, 84, 72, 92, 28, 92)
    canvas.line(chart.jam, 1.4, 24, 87, 76, 87)
  }

  static func moor(_ chart: inout Chart) {
    chart.island(50, 56, 42, 34)
    let canvas = chart.canvas
    var chance = chart.chance
    for _ in 0..<30 {
      let (x, y) = (chance.between(22, 78), chance.between(40, 76))
      canvas.at(x, y, turn: chance.between(0, 180)).oval(
        [Colour(0xD9B27A), Colour(0xC99455), Colour(0xE9D3A6)][chance.below(3)], 0, 0, 3.2, 1.9)
    }
    for (x, y) in [(30.0, 50.0), (64, 68), (72, 48), (40, 70)] {
      canvas.disc(Colour(0x5B3A6B), x, y, 2.4)
    }
    canvas.line(chart.chocolate, 1.4, 50, 46, 42, 66)
    canvas.line(chart.chocolate, 1.4, 50, 46, 58, 66)
    canvas.line(chart.chocolate, 1.4, 50, 46, 50, 67)
    canvas.box(chart.jam, 43, 38, 14, 8, round: 2)
    canvas.disc(chart.cream, 43, 42, 2.6)
    canvas.smooth(chart.chocolate, 62, 66, 62, 48, 67, 44, 72, 48, 72, 66)
    canvas.disc(Colour(0xE7B48E), 67, 39, 4.4)
    canvas.oval(chart.chocolate, 67, 36, 7, 1.8)
    canvas.fill(.bow(67, 36, 4.2, from: 180, to: 360), chart.chocolate)
  }
}
