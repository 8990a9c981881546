internal import PictureKit

extension HarbourFog {
  static let sounds: [@Sendable (Fog) -> Void] = [
    lowTide, foghorn, umbrella, ship, bellBuoy, rain, pilot, gangway, shoes,
  ]

  private static func lowTide(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.smooth(fog.tone(0.4), -30, 80, 30, 74, 70, 79, 130, 73, 130, 130, -30, 130)
    for link in 0..<8 {
      let (x, y) = (10 + 7.2 * Double(link), 26 + 7.4 * Double(link))
      canvas.fill(
        .ellipse(x, y, 4.6, 3).without(.ellipse(x, y, 2.6, 1.3)),
        fog.tone(0.5 - 0.05 * Double(link)))
    }
    canvas.poly(fog.near, 66, 54, 79, 54, 80, 78, 92, 84, 92, 90, 65, 90)
    canvas.box(fog.spot, 65, 52, 15, 6, round: 2)
    canvas.box(fog.near.darker(0.4), 63, 88, 31, 3.4)
  }

  private static func foghorn(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.poly(fog.tone(0.15), 20, 56, 36, 56, 40, 92, 16, 92)
    canvas.poly(fog.spot, 26, 42, 40, 42, 66, 24, 66, 70, 40, 54, 26, 54)
    canvas.oval(fog.spot.darker(0.35), 66, 47, 7, 23)
    canvas.box(fog.near, 20, 40, 10, 16, round: 3)
    for wave in 0..<3 {
      let radius = 18 + 11 * Double(wave)
      canvas.fill(
        .arc(60, 47, radius, 2.4, from: -34, to: 34),
        fog.spot.mixed(fog.far, 0.2 + 0.2 * Double(wave)))
    }
  }

  static func umbrella(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.line(fog.near, 1.8, 50, 18, 50, 62)
    canvas.fill(.bow(50, 42, 34, from: 180, to: 360), fog.spot)
    canvas.fill(.bow(50, 42, 11.4, from: 180, to: 360), fog.spot.darker(0.2))
    for x in [27.3, 50, 72.7] {
      canvas.fill(.bow(x, 42.4, 11.4, from: 180, to: 360), fog.tone(0.9))
    }
    canvas.poly(fog.spot, 38.6, 42, 50, 8, 61.4, 42, 50, 31)
    for (x, wide) in [(42.0, 8.0), (57, 7)] {
      canvas.smooth(fog.near, x - wide, 90, x - wide + 1, 60, x, 54, x + wide - 1, 60, x + wide, 90)
      canvas.disc(fog.tone(0.35), x, 49, 4.4)
    }
  }

  static func ship(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.poly(fog.tone(0.45), 6, 58, 94, 58, 84, 80, 16, 80)
    canvas.box(fog.tone(0.55), 26, 44, 46, 14)
    canvas.box(fog.tone(0.62), 34, 32, 26, 12)
    canvas.box(fog.tone(0.5), 56, 16, 11, 28)
    canvas.box(fog.spot.mixed(fog.far, 0.35), 56, 20, 11, 6)
    canvas.curve(fog.tone(0.75), 6, 62, 12, 68, 4, 82, 6, 96, -2)
    canvas.line(fog.tone(0.5), 1.2, 20, 58, 20, 26)
    canvas.line(fog.tone(0.6), 0.8, 20, 28, 34, 40)
    for x in [32.0, 41, 50, 59] { canvas.disc(fog.far, x, 51, 2) }
    canvas.line(fog.tone(0.35), 1.4, 10, 80, 90, 80)
  }

  static func bellBuoy(_ fog: Fog) {
    let canvas = fog.canvas
    let tilted = canvas.at(46, 78, turn: -12).at(-46, -78)
    tilted.line(fog.near, 2.2, 32, 66, 42, 22)
    tilted.line(fog.near, 2.2, 60, 66, 50, 22)
    tilted.line(fog.near, 1.6, 39, 34, 53, 34)
    tilted.smooth(fog.spot, 46, 36, 52, 42, 55, 54, 37, 54, 40, 42)
    tilted.disc(fog.near, 46, 56, 2.6)
    tilted.star(fog.near, 46, 17, 6, 6, tips: 2)
    tilted.poly(fog.tone(0.2), 26, 66, 66, 66, 60, 84, 32, 84)
    tilted.poly(fog.spot, 25.6, 70, 66.4, 70, 64.6, 75, 27.4, 75)
    canvas.smooth(fog.tone(0.6), 8, 86, 26, 80, 46, 84, 66, 80, 86, 85, 70, 93, 24, 93)
    for wave in 0..<2 {
      canvas.fill(
        .arc(44, 44, 22 + 9 * Double(wave), 1.8, from: -50, to: 10),
        fog.tone(0.45 + 0.15 * Double(wave)))
    }
  }

  private static func rain(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.box(fog.near, 8, 12, 40, 66)
    canvas.box(fog.tone(0.25), 52, 12, 40, 66)
    for (panel, colour) in [(10.5, fog.tone(0.82)), (54.5, fog.tone(0.66))] {
      canvas.box(colour, panel, 14.5, 35, 61)
      for drop in 0..<28 {
        let x = panel + 3 + 4.6 * Double(drop % 7) + Double(drop / 7 % 2) * 2
        let y = 19 + 13 * Double(drop / 7) + Double(drop * 5 % 7)
        canvas.line(panel > 50 && drop == 7 ? fog.spot : fog.tone(0.25), 1, x + 2, y, x, y + 6)
      }
    }
  }

  private static func pilot(_ fog: Fog) {
    let canvas = fog.canvas
    let white = Colour(0xFDFCF8)
    canvas.poly(fog.near, 4, 72, 96, 66, 82, 90, 18, 90)
    canvas.line(fog.spot, 2.4, 7, 76, 93, 70.6)
    canvas.smooth(white, 36, 71, 37, 44, 50, 38, 63, 44, 63, 69)
    canvas.disc(Colour(0xDDB08F), 50, 30, 8.4)
    canvas.box(white, 39.5, 20.5, 21, 6.4, round: 2)
    canvas.fill(.bow(50, 22, 10, from: 180, to: 360), white)
    canvas.box(fog.near, 39, 25.6, 26, 2.6, round: 1.3)
    canvas.smooth(fog.tone(0.3), 44, 34, 50, 33, 56, 34, 54, 39, 50, 40, 46, 39)
    for y in [46.0, 53, 60] { canvas.disc(fog.spot, 50, y, 1.4) }
    canvas.line(white, 5, 60, 46, 74, 54)
    canvas.line(fog.near, 1.4, 70, 56, 84, 40)
    canvas.poly(fog.spot, 84, 40, 96, 42, 84, 48)
  }

  private static func gangway(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.box(fog.near, -60, 62, 84, 60)
    canvas.line(fog.spot, 2, 10, 44, 24, 44, 84, 78)
    for step in 0..<12 {
      let share = Double(step) / 12
      let colour = fog.near.mixed(fog.far, share * 0.9)
      let (x, y) = (22 + 5.4 * Double(step), 63 + 2.6 * Double(step))
      canvas.box(colour, x, y, 6.4, 2.6)
      canvas.line(fog.spot.mixed(fog.far, share), 1.2, x + 2, y, x + 2, y - 18)
    }
    canvas.smooth(fog.near, 6, 62, 8, 36, 13, 34, 18, 36, 20, 62)
    canvas.disc(fog.near, 13, 28, 5)
    canvas.box(fog.spot, 18, 50, 9, 12, round: 1.4)
  }

  private static func shoes(_ fog: Fog) {
    let canvas = fog.canvas
    canvas.box(fog.tone(0.5), -60, 78, 220, 60)
    canvas.line(fog.tone(0.3), 1, -60, 88, 160, 88)
    let pairs = [fog.near, fog.spot, fog.tone(0.2), fog.near.darker(0.4)]
    for (index, colour) in pairs.enumerated() {
      let x = 6 + 24 * Double(index)
      for side in [0.0, 9.4] {
        canvas.box(colour.mixed(fog.far, 0.45), x + side + 1, 52, 5, 24)
        canvas.smooth(
          colour, x + side, 74, x + side + 6, 73, x + side + 11, 79, x + side + 10, 82, x + side, 82
        )
      }
    }
    for (y, opacity) in [(20.0, 0.4), (30, 0.5), (40, 0.7)] {
      canvas.fill(.box(-60, y, 220, 18, round: 4), fog.far, opacity)
    }
  }
}
