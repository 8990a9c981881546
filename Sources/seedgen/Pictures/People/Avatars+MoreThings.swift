internal import PictureKit

extension Avatars {
  static func inkPool(_ badge: Badge) {
    let canvas = badge.canvas
    canvas.disc(Colour(0xEFE4CE), 50, 50, 44)
    canvas.box(Colour(0x4A4F57), 22, 40, 56, 40, round: 8)
    canvas.box(Colour(0x33373E), 26, 44, 48, 32, round: 6)
    canvas.oval(Colour(0x14161B), 50, 62, 18, 10)
    canvas.fill(.arc(50, 62, 11, 1, from: 200, to: 300), Colour(0x6E7580))
    canvas.line(Colour(0xB98A5A), 3.4, 58, 56, 78, 16)
    canvas.smooth(Colour(0x14161B), 59, 50, 62, 53, 57, 62, 54, 63, 55, 57)
    canvas.box(Colour(0xB8322A), 26, 20, 11, 11, round: 1.5)
    canvas.line(Colour(0xEFE4CE), 1.4, 31.5, 22.6, 31.5, 28.4)
    canvas.line(Colour(0xEFE4CE), 1.4, 28.6, 25.5, 34.4, 25.5)
  }

  static func unlitMatch(_ badge: Badge) {
    let match = badge.canvas.at(50, 52, turn: 24).at(-50, -52)
    match.box(Colour(0xE9CFA0), 46, 26, 8, 60, round: 1.5)
    match.box(Colour(0xCFAE7A), 51, 26, 3, 60, round: 1.5)
    match.smooth(Colour(0xB93A36), 50, 12, 57, 20, 56, 31, 50, 34, 44, 31, 43, 20)
    match.smooth(Colour(0xE0736A), 47, 18, 50, 16, 49, 24, 46, 26)
  }

  static func press(_ badge: Badge) {
    let canvas = badge.canvas
    let iron = Colour(0x2F3A4A)
    canvas.box(iron, 22, 70, 56, 10, round: 2)
    canvas.box(iron, 24, 22, 9, 50)
    canvas.box(iron, 67, 22, 9, 50)
    canvas.box(iron, 20, 16, 60, 10, round: 3)
    canvas.line(Colour(0x8A93A3), 5, 50, 26, 50, 46)
    canvas.line(Colour(0xC8463C), 4, 50, 32, 84, 40)
    canvas.disc(Colour(0xC8463C), 85, 40, 4)
    canvas.box(Colour(0x8A93A3), 36, 46, 28, 8, round: 2)
    canvas.box(Colour(0xFBF6EA), 36, 58, 28, 12)
    for (x, y) in [(44.0, 64.0), (50, 62), (56, 65)] { canvas.disc(Colour(0xC2284A), x, y, 2.8) }
  }

  static func glassHeron(_ badge: Badge) {
    let canvas = badge.canvas
    canvas.box(Colour(0xC99A4A), 20, 10, 60, 78, round: 2)
    canvas.box(Colour(0xE9F4F7), 26, 16, 48, 66)
    let fold = Folding(
      canvas.within(.box(26, 16, 48, 66)).at(12, 12, scale: 0.74), Colour(0x7FC0D4),
      Colour(0xBFDDE6))
    PaperZoo.heron(fold)
    canvas.fill(.polygon(26, 40, 50, 16, 58, 16, 26, 48), Colour(0xFFFFFF), 0.6)
  }

  static func stairs(_ badge: Badge) {
    let round = badge.round
    for step in 0..<13 {
      let (x, y) = (4 + 5.4 * Double(step), 86 - 4.8 * Double(step))
      let stone = Colour(0x2E4A66).mixed(Colour(0x8FB0C4), Double(step) / 14)
      round.box(step == 12 ? Colour(0xE9A23B) : stone, x, y, 100, 6)
      round.box(step == 12 ? Colour(0xFBE3A0) : stone.lighter(0.35), x, y, 100, 1.2)
    }
    round.box(Colour(0xE4694A), 72, 13, 11, 15.4, round: 4)
    round.disc(Colour(0xFBE3A0), 80.4, 21.4, 1)
  }

  static func umbrella(_ badge: Badge) {
    let fog = Fog(badge.canvas, Colour(0x2B2F45), badge.inner, Colour(0x9C4A86), badge.chance)
    let canvas = badge.canvas.at(50, 50, turn: 14).at(-50, -50)
    canvas.line(fog.near, 2.4, 50, 20, 50, 74)
    canvas.fill(.arc(44.6, 74, 5.4, 2.4, from: 0, to: 180), fog.near)
    canvas.fill(.bow(50, 50, 32, from: 180, to: 360), fog.spot)
    canvas.poly(fog.spot.darker(0.2), 39, 50, 50, 18, 61, 50)
    for x in [28.6, 50, 71.4] { canvas.fill(.bow(x, 50.6, 10.8, from: 180, to: 360), badge.inner) }
    canvas.line(fog.near, 2.4, 50, 46, 50, 74)
    canvas.disc(fog.near, 50, 17, 2)
  }

  static func firInJuly(_ badge: Badge) {
    let round = badge.round
    round.sky(Colour(0x7EC8E3), Colour(0xD9F0EE), bands: 5)
    round.disc(Colour(0xFFD75E), 72, 28, 11)
    round.smooth(Colour(0xA6CF6B), -10, 82, 40, 72, 110, 80, 110, 120, -10, 120)
    round.box(Colour(0x7A4A33), 44, 74, 9, 12)
    for (y, wide) in [(76.0, 25.0), (58, 20), (41, 14)] {
      round.poly(Colour(0x2C7A55), 48 - wide, y, 48, y - 27, 48 + wide, y)
      round.poly(Colour(0x215F43), 48, y - 27, 48 + wide, y, 48 + wide * 0.25, y)
    }
    for (x, y, colour) in [
      (40.0, 70.0, 0xE4573D), (56, 66, 0xF2C14E), (46, 52, 0xF2C14E), (54, 46, 0xE4573D),
      (48, 34, 0xE4573D),
    ] {
      round.disc(Colour(UInt32(colour)), x, y, 3)
    }
    round.star(Colour(0xF2C14E), 48, 14, 6, 2.6, tips: 5)
  }

  static func blueTram(_ badge: Badge) {
    let night = Night(
      badge.round, [0x101426, 0x3B2F5C, 0x241F3F, 0x14203A, 0xFFCF6B], badge.chance)
    badge.canvas.fill(.ring(50, 58, 30, 2.4), badge.outer)
    LastTram.side(night.canvas.at(12, 30, scale: 0.5), night, Colour(0x2F6FB3))
  }

  static func spoon(_ badge: Badge) {
    let spoon = badge.canvas.at(50, 50, turn: 32).at(-50, -50)
    let wood = Colour(0xB9773F)
    spoon.box(wood, 46.6, 44, 6.8, 46, round: 3.4)
    spoon.oval(wood, 50, 30, 14, 18)
    spoon.oval(wood.darker(0.25), 50, 31, 10, 13.4)
    spoon.oval(Colour(0xE9B949), 50, 34, 8.4, 9)
    spoon.fill(.arc(48, 33, 4, 1.6, from: 180, to: 260), Colour(0xFBE9B8))
    spoon.line(wood.lighter(0.25), 1.2, 49, 50, 49, 84)
  }

  static func ladder(_ badge: Badge) {
    badge.ladder(badge.canvas, 24, 86, 30, lean: 10, Colour(0xB98A5A))
    let frame = badge.canvas.at(66, 24, turn: 6)
    frame.box(Colour(0xE3B552), -15, -13, 30, 26, round: 1)
    frame.box(Colour(0x8FC7D8), -12, -10, 24, 20)
    frame.poly(Colour(0x3F7A5A), -12, 10, -4, -2, 3, 6, 7, 2, 12, 10)
    frame.disc(Colour(0xFFD75E), 6, -4, 2.6)
    badge.canvas.line(badge.outer, 1, 66, 10, 58, 12)
    badge.canvas.line(badge.outer, 1, 66, 10, 74, 13)
  }

  static func anchor(_ badge: Badge) {
    let canvas = badge.canvas
    let velvet = Colour(0xE58FB0)
    canvas.ring(velvet, 50, 23, 7, 4.4)
    canvas.line(velvet, 7, 50, 32, 50, 80)
    canvas.line(velvet, 6, 36, 40, 64, 40)
    canvas.fill(.arc(50, 54, 27, 7, from: 20, to: 160), velvet)
    canvas.poly(velvet, 18, 70, 22, 52, 34, 64)
    canvas.poly(velvet, 82, 70, 78, 52, 66, 64)
    canvas.line(velvet.lighter(0.35), 1.8, 48.4, 44, 48.4, 78)
    canvas.curve(Colour(0xE9C46A), 2.6, 56, 20, 66, 30, 58, 44, 44, 52, 40, 62, 52, 70)
  }
}
