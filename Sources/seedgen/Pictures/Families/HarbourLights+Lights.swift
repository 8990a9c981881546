internal import PictureKit

extension HarbourLights {
  static let lights: [@Sendable (inout Night) -> Void] = [
    lanternBoat, lanternTax, hummingLamp, customsHouse, torch, nightCrane, polisher, lowTide,
    starboard, mooringRing, buoySix, bread, tram, thirdDoor, breakfast, wine, match, unfinished,
    fromBed, oilAndWick,
  ]

  private static func lanternBoat(_ night: inout Night) {
    night.shine(50, 52, 6)
    lantern(night.canvas.at(16, 22, scale: 0.68), night.light, night.dark)
  }

  private static func lanternTax(_ night: inout Night) {
    let canvas = night.canvas
    night.quay()
    let paper = night.light.lighter(0.7)
    canvas.glow(night.light, 34, 40, 30)
    canvas.at(0, 0, turn: 4).poly(
      paper, 26, 14, 70, 14, 70, 74, 64, 70, 59, 75, 53, 70, 48, 75, 42, 70, 37, 75, 32, 70, 26, 74)
    for row in 0..<6 {
      let y = 25 + 6 * Double(row)
      canvas.line(night.stone, 1.3, 29, y + 2, [50.0, 44, 52, 40, 48, 36][row], y + 2.6)
      canvas.line(night.paint, 1.3, 58, y + 3, 64, y + 3.4)
    }
    canvas.ring(Colour(0xC8463C), 58, 64, 5.4, 1.6)
    canvas.star(Colour(0xC8463C), 58, 64, 3.4, 1.5, tips: 5)
    night.lamp(82, 84, 46)
  }

  private static func hummingLamp(_ night: inout Night) {
    night.quay()
    night.lamp(50, 84, 62)
    for ring in 1...3 {
      let radius = 9 + 7 * Double(ring)
      night.canvas.fill(.arc(50, 28, radius, 1.5, from: -32, to: 32), night.light, 0.7)
      night.canvas.fill(.arc(50, 28, radius, 1.5, from: 148, to: 212), night.light, 0.7)
    }
  }

  private static func customsHouse(_ night: inout Night) {
    let canvas = night.canvas
    let wall = night.dark.mixed(night.low, 0.35)
    canvas.box(wall, 14, 20, 72, 66)
    canvas.poly(night.dark, 8, 21, 92, 21, 50, 4)
    canvas.ring(wall.lighter(0.3), 50, 15, 3.4, 1.2)
    for row in 0..<3 {
      for column in 0..<4 {
        let (x, y) = (20 + 16.6 * Double(column), 27 + 19 * Double(row))
        let isLit = row == 1 && column == 2
        if isLit { canvas.glow(night.light, x + 5, y + 6, 22) }
        canvas.box(isLit ? night.glass : night.dark, x, y, 10.4, 13, round: 1)
        canvas.line(wall, 0.9, x + 5.2, y, x + 5.2, y + 13)
        canvas.box(wall.lighter(0.2), x - 1, y + 13, 12.4, 1.6)
        if isLit {
          canvas.oval(night.dark, x + 5, y + 10, 2.8, 2.4)
          canvas.line(night.dark, 0.8, x + 7, y + 10, x + 9, y + 7.6)
          canvas.ring(night.dark, x + 5, y + 7.4, 1.8, 0.6)
        }
      }
    }
    night.quay(86)
  }

  private static func torch(_ night: inout Night) {
    let canvas = night.canvas
    night.quay()
    night.shine(62, 30, 7)
    canvas.poly(night.dark, 60, 46, 65, 46, 63.6, 88, 61.4, 88)
    canvas.box(night.stone.lighter(0.2), 57, 42, 11, 8, round: 1.5)
    canvas.smooth(Colour(0xF2703A), 62, 10, 71, 28, 69, 42, 56, 42, 53, 30, 58, 24)
    canvas.smooth(night.light, 62, 20, 67, 32, 66, 42, 58, 42, 57, 33)
    canvas.smooth(night.glass, 62, 30, 64.6, 36, 63.6, 42, 60, 42, 59.6, 36)
    canvas.poly(night.paint, 12, 68, 50, 68, 45, 88, 17, 88)
    for x in [18.0, 27, 36, 45] { canvas.line(night.dark, 1, x, 69, 31 + (x - 31) * 0.8, 87) }
    for (x, turn) in [(20.0, -70.0), (31, -90), (42, -112)] {
      fish(
        canvas.at(x, 60, scale: 0.26, turn: turn).at(-50, -50), night.low.lighter(0.35), night.dark)
    }
  }

  /// A fish of 100 units that looks to the right.
  static func fish(_ canvas: Canvas, _ body: Colour, _ eye: Colour) {
    canvas.poly(body.darker(0.2), 26, 50, 2, 32, 8, 50, 2, 68)
    canvas.smooth(body, 16, 50, 40, 33, 70, 32, 96, 50, 70, 68, 40, 67)
    canvas.fill(.arc(66, 50, 16, 2.4, from: -60, to: 60), body.darker(0.3))
    canvas.disc(eye, 84, 46, 3)
  }

  private static func nightCrane(_ night: inout Night) {
    let canvas = night.canvas
    night.quay()
    canvas.line(night.dark, 3, 30, 86, 40, 40)
    canvas.line(night.dark, 3, 56, 86, 46, 40)
    for step in 0..<4 {
      let y = 50 + 10 * Double(step)
      let half = 3.6 + 2.3 * Double(step)
      canvas.line(night.dark, 1.4, 43 - half, y, 43 + half, y)
      canvas.line(night.dark, 1.4, 43 - half, y, 45 + half, y + 9)
    }
    canvas.box(night.dark, 34, 28, 20, 14, round: 2)
    canvas.box(night.glass, 45, 31, 6, 6)
    canvas.line(night.dark, 3, 24, 34, 88, 12)
    canvas.line(night.dark, 1.2, 44, 18, 88, 12)
    canvas.line(night.dark, 1.2, 44, 18, 26, 33)
    canvas.line(night.dark, 2, 44, 30, 44, 17)
    canvas.box(night.dark, 18, 31, 10, 8)
    canvas.line(night.dark, 1, 84, 14, 84, 52)
    canvas.fill(.arc(84, 55, 3, 1.6, from: -90, to: 170), night.dark)
    night.shine(88, 12, 3.4)
    canvas.disc(night.glass, 88, 12, 2)
  }

  private static func polisher(_ night: inout Night) {
    let canvas = night.canvas
    canvas.glow(Colour(0xFFFFFF), 76, 18, 22)
    canvas.disc(Colour(0xFFFBE8), 76, 18, 9)
    night.quay()
    night.lamp(40, 84, 66, isLit: false)
    canvas.line(night.paint.darker(0.2), 1.8, 58, 85, 48, 30)
    canvas.line(night.paint.darker(0.2), 1.8, 68, 85, 56, 28)
    for step in 0..<7 {
      let y = 80 - 7.6 * Double(step)
      canvas.line(
        night.paint.darker(0.2), 1.4, 57.5 - Double(step) * 1.3, y, 67 - Double(step) * 1.6, y)
    }
    canvas.smooth(Colour(0x2F6FA3), 50, 40, 58, 34, 64, 42, 62, 58, 52, 58)
    canvas.disc(Colour(0xE7B48E), 57, 29, 4.6)
    canvas.fill(.bow(57, 28, 5.4, from: 180, to: 360), night.dark)
    canvas.line(Colour(0x2F6FA3), 4, 54, 40, 46, 26)
    canvas.smooth(Colour(0xFFFFFF), 42, 24, 47, 22, 49, 27, 44, 29)
    canvas.line(night.dark, 3.4, 55, 57, 55, 68)
    canvas.line(night.dark, 3.4, 60, 57, 61, 66)
  }

  private static func lowTide(_ night: inout Night) {
    let canvas = night.canvas
    canvas.smooth(night.stone, -30, 78, 20, 73, 60, 78, 130, 72, 130, 130, -30, 130)
    night.chance = Chance(2, .picture, 26)
    for (x, y) in [(18.0, 84.0), (64, 90), (82, 82), (34, 93)] {
      canvas.fill(.ellipse(x, y, 9, 1.6), night.light, 0.45)
    }
    let boat = canvas.at(54, 74, turn: -16).at(-54, -74)
    boat.poly(night.dark, 28, 62, 82, 62, 74, 78, 38, 78)
    boat.box(night.paint, 27, 59, 56, 4)
    boat.line(night.dark, 2, 52, 60, 52, 26)
    boat.line(night.dark, 1, 52, 28, 78, 60)
    night.lamp(16, 74, 56)
    canvas.fill(.polygon(11, 24, 21, 24, 44, 80, 0, 80), night.light, 0.18)
  }
}
