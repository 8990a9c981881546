internal import PictureKit

extension Avatars {
  static func marbles(_ badge: Badge) {
    let canvas = badge.canvas
    for (x, y, size, colour) in [
      (38.0, 58.0, 20.0, 0x3F7FB5), (66, 64, 14, 0xD8524A), (56, 34, 11, 0x5FA36B),
    ] {
      let (ball, marble) = (Path.circle(x, y, size), Colour(UInt32(colour)))
      canvas.fill(.ellipse(x, y + size * 0.98, size * 0.8, size * 0.16), badge.outer, 0.5)
      canvas.fill(ball, marble.lighter(0.45))
      let inside = canvas.within(ball)
      for vein in -2...2 {
        let shift = Double(vein) * size * 0.5
        inside.fill(
          .curve(
            size * 0.2,
            Path.corners(
              x - size, y + shift - size * 0.4, x - size * 0.3, y + shift + size * 0.1,
              x + size * 0.3, y + shift - size * 0.2, x + size, y + shift + size * 0.4)), marble)
      }
      canvas.disc(Colour(0xFFFFFF), x - size * 0.4, y - size * 0.45, size * 0.16)
    }
  }

  static func buffet(_ badge: Badge) {
    let canvas = badge.canvas
    let (pink, mint) = (Colour(0xFF6FA3), Colour(0x7CF0D0))
    badge.round.box(Colour(0x1B1730), 0, 0, 100, 100)
    canvas.glow(pink, 50, 48, 38, rings: 3, 0.12)
    canvas.fill(.box(24, 20, 52, 60, round: 10).outlined(2.6), pink)
    canvas.fill(Path.polygon(36, 32, 64, 32, 50, 50).outlined(2.4), mint)
    canvas.line(mint, 2.4, 50, 50, 50, 66)
    canvas.line(mint, 2.4, 41, 68, 59, 68)
    canvas.ring(Colour(0xFFD75E), 60, 29, 4, 2)
    for star in [(30.0, 30.0), (70, 60), (33, 62)] {
      canvas.star(Colour(0xFFD75E), star.0, star.1, 3.4, 1.3, tips: 4)
    }
  }

  static func moth(_ badge: Badge) {
    let fold = Folding(badge.canvas.at(11, 12, scale: 0.78), Colour(0xE7D9C2), badge.outer)
    PaperZoo.moth(fold)
  }

  static func cloudLadder(_ badge: Badge) {
    let round = badge.round
    round.sky(Colour(0x6FA8CF), Colour(0xDCEEF5), bands: 5)
    badge.ladder(round, 40, 94, 22, lean: 3, Colour(0xC98F4A), wide: 15)
    for (x, y, size) in [(30.0, 30.0, 9.0), (42, 24, 11), (56, 22, 12), (68, 29, 9), (49, 32, 10)] {
      round.disc(Colour(0xFFFFFF), x, y, size)
    }
    for (x, y, size) in [(12.0, 66.0, 8.0), (24, 68, 6), (80, 58, 7), (90, 60, 8)] {
      round.disc(Colour(0xF4FAFD), x, y, size)
    }
  }

  static func glove(_ badge: Badge) {
    let canvas = badge.canvas
    let wool = Colour(0xD8524A)
    for (x, top, turn) in [(38.0, 30.0, -8.0), (48, 24, -2), (58, 25, 4), (67, 32, 10)] {
      let finger = canvas.at(x, 56, turn: turn)
      finger.box(wool, -4.6, top - 58, 9.2, 40, round: 4.6)
    }
    canvas.box(wool, 33, 44, 38, 30, round: 8)
    canvas.at(34, 62, turn: -52).box(wool, -4.6, -22, 9.6, 28, round: 4.8)
    canvas.box(Colour(0xF8EFDC), 34, 72, 36, 12, round: 4)
    for rib in 0..<6 {
      canvas.line(badge.outer, 0.9, 38 + 5.6 * Double(rib), 74, 38 + 5.6 * Double(rib), 82)
    }
    canvas.star(Colour(0xF8EFDC), 52, 58, 9, 3, tips: 6)
  }

  static func saltAndLadder(_ badge: Badge) {
    let round = badge.round
    round.box(Colour(0xF4F1EA), 0, 0, 100, 70)
    round.box(Colour(0xB9CBD2), 0, 70, 100, 40)
    badge.ladder(round, 20, 84, 20, lean: 8, Colour(0x6E8FA3), wide: 14)
    round.poly(Colour(0xFFFFFF), 44, 82, 62, 52, 68, 50, 88, 82)
    round.poly(Colour(0xD7E1E6), 66, 50, 88, 82, 64, 82)
    round.line(Colour(0x8A7A6A), 1.8, 66, 26, 71, 24)
    round.disc(Colour(0x8A7A6A), 71, 24, 2)
  }

  static func pocket(_ badge: Badge) {
    let canvas = badge.canvas
    let cloth = Colour(0x3F5F8F)
    canvas.box(Colour(0xFBF6EA), 36, 20, 16, 30, round: 1)
    canvas.line(Colour(0xC8463C), 1.2, 40, 26, 48, 26)
    canvas.poly(Colour(0xE9B949), 54, 42, 62, 18, 70, 42)
    canvas.star(Colour(0xF7EBD2), 62, 22, 8, 3, tips: 4)
    canvas.smooth(cloth, 24, 40, 50, 40, 76, 40, 76, 66, 68, 80, 50, 88, 32, 80, 24, 66)
    canvas.box(cloth.darker(0.2), 23, 38, 54, 8, round: 2)
    for stitch in 0..<9 {
      canvas.line(
        Colour(0xE9B949), 1, 27 + 5.6 * Double(stitch), 50, 29.6 + 5.6 * Double(stitch), 50)
    }
    canvas.star(Colour(0xE9B949), 50, 66, 11, 2.6, tips: 4)
    canvas.star(Colour(0xE9B949), 50, 66, 6, 2.6, tips: 4, turn: 45)
  }

  static func chair(_ badge: Badge) {
    let canvas = badge.canvas
    let (wood, cloth) = (Colour(0xB98A5A), Colour(0xE4694A))
    badge.round.box(Colour(0x1F2A4F), 0, 0, 100, 100)
    var chance = badge.chance
    badge.round.stars(Colour(0xFDF2CF), 26, &chance, to: 70)
    canvas.star(Colour(0xFFD75E), 70, 26, 9, 3.8, tips: 5)
    canvas.smooth(cloth, 24, 36, 30, 34, 50, 64, 72, 66, 72, 71, 46, 71)
    canvas.line(wood, 3.4, 22, 34, 62, 84)
    canvas.line(wood, 3.4, 78, 64, 34, 84)
    canvas.line(wood, 3.4, 44, 66, 78, 66)
    canvas.smooth(Colour(0xFBF6EA), 24, 34, 32, 32, 36, 42, 29, 44)
  }

  static func kettle(_ badge: Badge) {
    let sill = Sill(
      badge.canvas.at(4, 2, scale: 0.9), [0x3F6257, 0x27415B, 0x86B0B4, 0xF4EAD2, 0x3F8F8A],
      badge.chance)
    WinterTea.kettle(sill)
    for (x, y) in [(20.0, 30.0), (28, 20), (70, 18), (16, 46)] {
      badge.canvas.star(Colour(0xFFFFFF), x, y, 4, 1, tips: 6)
    }
  }

  static func blueHour(_ badge: Badge) {
    var night = Night(
      badge.round, [0x1C2F66, 0x7E8FC9, 0x33509A, 0x131F45, 0xFFD27A], badge.chance)
    night.backdrop()
    night.canvas.disc(Colour(0xFDF2CF), 68, 24, 9)
    night.canvas.disc(Colour(0x2F4379), 72, 21, 8)
    for (x, tall) in [(24.0, 34.0), (50, 44), (76, 30)] { night.lamp(x, 84, tall) }
    night.quay()
  }
}
