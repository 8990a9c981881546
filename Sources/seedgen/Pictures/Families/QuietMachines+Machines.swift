internal import PictureKit

extension QuietMachines {
  static let machines: [@Sendable (Plate) -> Void] = [
    afternoons, clock, engine, typewriter, kettle, barometer, umbrella, spool, lift, sheep, gears,
    musicBox, pump, missingPart,
  ]

  private static func afternoons(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.box(16, 66, 68, 16, round: 2))
    plate.part(.box(22, 26, 6, 40))
    plate.part(.box(72, 26, 6, 40))
    plate.part(.box(16, 20, 68, 8, round: 2))
    canvas.line(plate.ink, 2, 50, 28, 50, 44)
    for turn in 0..<4 {
      canvas.line(plate.ink, 1, 47, 30 + 3.4 * Double(turn), 53, 32 + 3.4 * Double(turn))
    }
    plate.part(.box(30, 44, 40, 6, round: 1))
    canvas.line(plate.ink, 2, 38, 14, 62, 14)
    canvas.line(plate.ink, 2, 50, 14, 50, 20)
    plate.part(
      .polygon(32, 60, 44, 54, 56, 60, 68, 54, 68, 60, 56, 66, 44, 60, 32, 66), plate.accent)
    canvas.disc(plate.accent, 88, 34, 4.4)
    for ray in 0..<8 {
      let (from, to) = (
        Point(88, 34).reached(45 * Double(ray), 6), Point(88, 34).reached(45 * Double(ray), 8)
      )
      canvas.line(plate.accent, 0.9, from.x, from.y, to.x, to.y)
    }
    plate.measure(9, 20, 82)
    plate.part(.box(24, 82, 8, 6))
    plate.part(.box(68, 82, 8, 6))
  }

  static func clock(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.smooth(Path.corners(26, 70, 30, 34, 50, 16, 70, 34, 74, 70)))
    plate.part(.circle(50, 44, 19), plate.ground)
    for hour in 0..<13 {
      let angle = -90 + 360 / 13 * Double(hour)
      let (from, to) = (Point(50, 44).reached(angle, 15), Point(50, 44).reached(angle, 17.4))
      canvas.line(
        hour == 12 ? plate.accent : plate.ink, hour == 12 ? 2.4 : 1.2, from.x, from.y, to.x, to.y)
    }
    canvas.line(plate.ink, 1.8, 50, 44, 50, 32)
    canvas.line(plate.ink, 1.8, 50, 44, 58, 49)
    canvas.disc(plate.accent, 50, 44, 2)
    plate.part(.box(20, 70, 60, 18, round: 2))
    plate.part(.box(36, 74, 28, 10, round: 1), plate.ground)
    plate.part(.circle(50, 79, 3.6), plate.accent)
    canvas.line(plate.ground, 0.9, 50, 79, 50, 77)
    canvas.line(plate.ground, 0.9, 50, 79, 51.6, 79)
    plate.measure(88, 16, 88)
  }

  static func engine(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.circle(66, 46, 27), plate.ground)
    plate.outline(.circle(66, 46, 23), 1)
    for spoke in 0..<6 {
      let end = Point(66, 46).reached(30 + 60 * Double(spoke), 23)
      canvas.line(plate.ink, 1.4, 66, 46, end.x, end.y)
    }
    plate.part(.circle(66, 46, 6))
    let pin = Point(66, 46).reached(200, 14)
    canvas.line(plate.accent, 3, pin.x, pin.y, 26, 58)
    canvas.disc(plate.accent, pin.x, pin.y, 3)
    plate.part(.box(8, 50, 28, 17, round: 2))
    plate.part(.box(18, 53, 8, 11), plate.accent)
    canvas.line(plate.ink, 1.6, 26, 58, 40, 56)
    plate.part(.box(8, 76, 84, 10, round: 1))
    canvas.line(plate.ink, 1.4, 58, 76, 66, 46)
    canvas.line(plate.ink, 1.4, 74, 76, 66, 46)
    canvas.line(plate.ink, 1.4, 14, 67, 14, 76)
    canvas.line(plate.ink, 1.4, 30, 67, 30, 76)
    canvas.curve(plate.ink, 1, 16, 50, 16, 38, 20, 34, 16, 28, 20, 22)
  }

  private static func typewriter(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.box(28, 12, 44, 26), plate.ink)
    plate.part(.box(16, 34, 68, 9, round: 4))
    plate.part(.circle(14, 38.5, 5))
    plate.part(.circle(86, 38.5, 5))
    plate.part(.polygon(24, 44, 76, 44, 88, 84, 12, 84))
    plate.part(.bow(50, 56, 12, from: 180, to: 360), plate.ground)
    for arm in 0..<7 {
      let end = Point(50, 56).reached(198 + 24 * Double(arm), 9)
      canvas.line(plate.ink, 0.8, 50, 56, end.x, end.y)
    }
    for row in 0..<3 {
      for key in 0..<7 {
        let x = 50 + (Double(key) - 3) * (7.4 + 0.9 * Double(row))
        let isEar = row == 1 && key == 3
        canvas.disc(isEar ? plate.accent : plate.ink, x, 62 + 7 * Double(row), 2.4)
      }
    }
    for wave in 0..<3 {
      canvas.fill(.arc(50, 28, 3 + 3.4 * Double(wave), 1, from: 200, to: 340), plate.accent)
    }
  }

  private static func kettle(_ plate: Plate) {
    let canvas = plate.canvas
    canvas.fill(.arc(50, 40, 24, 3, from: 190, to: 350), plate.ink)
    plate.part(.smooth(Path.corners(26, 44, 50, 36, 74, 44, 82, 72, 70, 82, 30, 82, 18, 72)))
    plate.part(.polygon(76, 56, 94, 38, 97, 42, 82, 70))
    let inside = canvas.within(
      .smooth(Path.corners(28, 47, 50, 39, 72, 47, 79, 71, 69, 79, 31, 79, 21, 71)))
    inside.box(plate.ground, 0, 0, 100, 100)
    inside.box(plate.accent, 0, 60, 100, 40)
    for x in [34.0, 46, 58, 68] { inside.ring(plate.ink, x, 70 - (x - 34) / 6, 2, 0.8) }
    plate.part(.box(42, 31, 16, 6, round: 2))
    canvas.line(plate.ink, 0.7, 79, 70, 92, 78)
    plate.part(.box(24, 84, 52, 4, round: 1))
    for x in [36.0, 50, 64] { canvas.smooth(plate.accent, x, 87, x + 2.6, 93, x, 96, x - 2.6, 93) }
    canvas.line(plate.ink, 0.7, 97, 36, 97, 26)
    canvas.line(plate.ink, 0.7, 94, 31, 100, 25)
  }

  static func barometer(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(
      .smooth(
        Path.corners(
          50, 6, 60, 12, 58, 24, 74, 40, 76, 60, 62, 76, 58, 88, 50, 95, 42, 88, 38, 76, 24, 60, 26,
          40, 42, 24, 40, 12)))
    plate.part(.circle(50, 52, 22), plate.ink)
    for tick in 0..<19 {
      let angle = 150 + 240 / 18 * Double(tick)
      let (from, to) = (Point(50, 52).reached(angle, 17), Point(50, 52).reached(angle, 20))
      canvas.line(plate.ground, 0.8, from.x, from.y, to.x, to.y)
    }
    canvas.fill(.arc(50, 52, 13, 3, from: 160, to: 240), plate.accent)
    canvas.fill(.arc(50, 52, 13, 3, from: 300, to: 380), plate.face)
    let tip = Point(50, 52).reached(222, 16)
    canvas.line(plate.ground, 1.6, 50, 52, tip.x, tip.y)
    canvas.disc(plate.ground, 50, 52, 3)
    plate.part(.box(47, 10, 6, 16, round: 3), plate.ground)
    canvas.box(plate.accent, 48.8, 17, 2.4, 8)
    plate.part(.circle(50, 84, 3.4), plate.ground)
  }

  private static func umbrella(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.bow(38, 62, 26, from: 180, to: 360), plate.accent)
    for x in [29.4, 38, 46.6] {
      canvas.curve(plate.ground, 1, x, 62, 38 + (x - 38) * 0.7, 48, 38, 36)
    }
    canvas.line(plate.ink, 2, 38, 36, 38, 84)
    canvas.fill(.arc(33, 84, 5, 2, from: 0, to: 180), plate.ink)
    plate.part(.box(76, 16, 8, 72))
    plate.part(.box(66, 86, 28, 6, round: 1))
    canvas.line(plate.ink, 3, 80, 20, 44, 14)
    plate.part(.polygon(28, 8, 46, 8, 48, 22, 26, 22))
    canvas.line(plate.ink, 2, 27, 20, 18, 14)
    for drop in 0..<9 {
      let (x, y) = (24 + Double(drop * 7 % 30), 25 + Double(drop * 5 % 9))
      canvas.line(plate.ink, 0.9, x, y, x - 1, y + 3)
    }
    for tick in 0..<4 {
      canvas.line(plate.ink, 0.9, 88 + 2 * Double(tick), 40, 88 + 2 * Double(tick), 48)
    }
    canvas.line(plate.accent, 1, 86, 47, 96, 41)
  }
}
