internal import PictureKit

extension QuietMachines {
  static func spool(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.box(14, 30, 30, 6, round: 2))
    plate.part(.box(18, 36, 22, 40), plate.accent)
    for thread in 0..<9 {
      canvas.line(plate.ground, 0.7, 18, 39 + 4.2 * Double(thread), 40, 37 + 4.2 * Double(thread))
    }
    plate.part(.box(14, 76, 30, 6, round: 2))
    plate.part(.box(26, 82, 6, 8))
    plate.part(.ellipse(70, 70, 12, 16))
    plate.outline(.ellipse(70, 70, 6, 13), 1)
    canvas.line(plate.ink, 1.6, 70, 50, 70, 92)
    canvas.disc(plate.ink, 72, 24, 13)
    canvas.disc(plate.ground, 78, 20, 11)
    canvas.curve(plate.accent, 1, 40, 40, 54, 30, 62, 36, 68, 50, 70, 56)
    canvas.curve(plate.ink, 0.9, 62, 32, 56, 44, 60, 58, 66, 62)
    canvas.line(plate.ink, 1, 8, 90, 92, 90)
  }

  static func lift(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.box(30, 8, 40, 84), plate.ground)
    for floor in 0..<4 {
      let y = 12 + 20 * Double(floor)
      canvas.line(plate.ink, 1, 30, y + 18, 70, y + 18)
      plate.part(.box(12, y + 4, 14, 12, round: 1))
      canvas.line(plate.ink, 1.2, 15, y + 8, 23, y + 8)
    }
    plate.part(.circle(50, 12, 4))
    canvas.line(plate.ink, 0.9, 46.4, 12, 46.4, 50)
    canvas.line(plate.ink, 0.9, 53.6, 12, 53.6, 74)
    plate.part(.box(37, 50, 26, 18))
    plate.part(.box(41, 54, 18, 11), plate.ink)
    canvas.line(plate.ground, 1, 41, 54, 50, 60.6)
    canvas.line(plate.ground, 1, 59, 54, 50, 60.6)
    canvas.disc(plate.accent, 50, 60.4, 2)
    plate.part(.box(51, 74, 5, 12), plate.accent)
    plate.part(.circle(82, 66, 9))
    canvas.line(plate.ink, 2, 82, 66, 88, 59)
    plate.measure(82, 12, 50)
  }

  static func sheep(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(Path.box(12, 12, 76, 76, round: 3).without(.box(18, 18, 64, 64)))
    for row in 0..<4 {
      let y = 28 + 15 * Double(row)
      canvas.line(plate.ink, 1, 18, y, 82, y)
      for bead in 0..<5 {
        let x = bead < 3 - row % 2 ? 24 + 10.5 * Double(bead) : 40 + 10 * Double(bead)
        let isLast = row == 2 && bead == 1
        if row == 2 && bead > 2 { continue }
        lamb(canvas.at(x - 1, y), isLast ? plate.accent : plate.ink, plate.ground)
      }
    }
    for (x, size) in [(64.0, 5.0), (71, 6.4), (78, 7.6)] {
      canvas.line(
        plate.accent, 1.1, x - size / 2, 58 - size, x + size / 2, 58 - size, x - size / 2, 58,
        x + size / 2, 58)
    }
  }

  private static func lamb(_ canvas: Canvas, _ wool: Colour, _ dark: Colour) {
    canvas.disc(wool, -2, 0, 3.4)
    canvas.disc(wool, 2, 0, 3.4)
    canvas.disc(wool, 0, -2, 3.2)
    canvas.oval(dark, 4, -0.6, 1.6, 2.1)
    canvas.line(wool, 0.9, -2, 2, -2, 5)
    canvas.line(wool, 0.9, 2, 2, 2, 5)
  }

  static func gears(_ plate: Plate) {
    plate.gear(36, 40, 25, teeth: 16)
    plate.gear(71, 62, 18, teeth: 12, turn: 12, plate.accent)
    plate.gear(74, 24, 12, teeth: 9, turn: 8)
    plate.gear(38, 78, 13, teeth: 9, turn: 3)
    plate.measure(92, 44, 80)
  }

  static func musicBox(_ plate: Plate) {
    let canvas = plate.canvas
    plate.part(.polygon(14, 46, 24, 32, 92, 32, 84, 46))
    plate.part(.box(14, 46, 70, 38, round: 1))
    plate.part(.polygon(84, 46, 92, 32, 92, 70, 84, 84))
    let inside = Path.box(20, 52, 58, 26, round: 1)
    plate.part(inside, plate.ground)
    plate.part(.box(24, 56, 36, 14, round: 2), plate.accent)
    for pin in 0..<14 {
      canvas.disc(plate.ink, 27 + Double(pin * 11 % 31), 58.4 + Double(pin * 7 % 10), 0.8)
    }
    for tooth in 0..<9 {
      let x = 25 + 4.2 * Double(tooth)
      canvas.line(plate.ink, 1.3, x, 76, x, 71 - (tooth.isMultiple(of: 2) ? 0 : 1.4))
    }
    plate.gear(69, 64, 7, teeth: 9)
    canvas.line(plate.ink, 2, 14, 64, 6, 64)
    canvas.line(plate.ink, 2, 6, 64, 6, 72)
    canvas.disc(plate.accent, 6, 74, 2.4)
    for (x, y) in [(36.0, 20.0), (54, 14), (72, 21)] {
      canvas.ring(plate.ink, x, y, 2.4, 0.9)
      canvas.line(plate.ink, 0.9, x + 2.4, y, x + 2.4, y - 10)
    }
  }

  static func pump(_ plate: Plate) {
    let canvas = plate.canvas
    for (x, level) in [(26.0, 58.0), (74, 78)] {
      let jar = Path.smooth(
        Path.corners(x - 16, 86, x - 17, 62, x - 8, 52, x + 8, 52, x + 17, 62, x + 16, 86))
      plate.part(jar, plate.ground)
      canvas.within(jar).box(plate.accent, x - 20, level, 40, 40)
      plate.outline(jar)
      plate.part(.box(x - 8, 44, 16, 8, round: 1))
    }
    canvas.fill(.stroke([Point(26, 70), Point(26, 26), Point(50, 26)], 2.4), plate.ink)
    canvas.fill(.stroke([Point(50, 26), Point(74, 26), Point(74, 52)], 2.4), plate.ink)
    plate.part(.circle(50, 26, 12))
    plate.part(.circle(50, 26, 7), plate.ground)
    canvas.line(plate.accent, 2, 50, 26, 54, 21)
    canvas.smooth(plate.accent, 74, 55, 76, 60, 74, 63, 72, 60)
    canvas.line(plate.ink, 1, 6, 88, 94, 88)
    canvas.curve(plate.ink, 1, 50, 14, 56, 8, 66, 12)
  }

  static func missingPart(_ plate: Plate) {
    let canvas = plate.canvas
    plate.gear(24, 34, 15, teeth: 11)
    plate.gear(76, 34, 15, teeth: 11, turn: 10)
    plate.part(.box(10, 70, 80, 12, round: 2))
    plate.part(.box(16, 50, 8, 20))
    plate.part(.box(76, 50, 8, 20))
    for dash in 0..<24 where dash.isMultiple(of: 2) {
      canvas.fill(
        .arc(50, 46, 20, 1.5, from: 15 * Double(dash), to: 15 * Double(dash) + 13), plate.accent)
    }
    canvas.line(plate.accent, 0.8, 50, 38, 50, 54)
    canvas.line(plate.accent, 0.8, 42, 46, 58, 46)
    canvas.line(plate.ink, 0.8, 64, 60, 78, 90)
    canvas.line(plate.ink, 0.8, 78, 90, 92, 90)
    plate.measure(50, 72, 80)
  }
}
