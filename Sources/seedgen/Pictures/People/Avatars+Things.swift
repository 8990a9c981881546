internal import PictureKit

extension Avatars {
  static func lantern(_ badge: Badge) {
    let canvas = badge.canvas
    let copper = Colour(0xC8753F)
    canvas.glow(Colour(0xFFD27A), 50, 54, 40)
    canvas.fill(.arc(50, 26, 11, 3, from: 180, to: 360), copper)
    canvas.poly(copper, 34, 36, 66, 36, 58, 24, 42, 24)
    canvas.box(Colour(0xFFE9B8), 35, 36, 30, 36, round: 4)
    canvas.smooth(Colour(0xF2703A), 50, 42, 58, 56, 54, 66, 46, 66, 42, 56)
    canvas.smooth(Colour(0xFFD27A), 50, 52, 54, 60, 50, 66, 46, 60)
    for x in [35.0, 62] { canvas.box(copper.darker(0.2), x, 36, 3, 36) }
    canvas.box(copper, 30, 70, 40, 8, round: 3)
    canvas.box(copper.darker(0.25), 36, 78, 28, 4, round: 2)
  }

  static func ferry(_ badge: Badge) {
    let round = badge.round
    let fold = Folding(badge.canvas, Colour(0xEDE3D2), badge.outer)
    fold(1, 50, 20, 50, 58, 26, 58)
    fold(3, 50, 20, 74, 58, 50, 58)
    fold(2, 10, 48, 30, 58, 70, 58, 90, 48, 76, 76, 24, 76)
    fold(0, 10, 48, 30, 58, 50, 76, 24, 76)
    fold(4, 42, 58, 50, 46, 58, 58, 50, 76)
    round.smooth(
      Colour(0x3D7EA6), -10, 78, 14, 72, 34, 78, 54, 72, 74, 78, 94, 72, 120, 80, 120, 120, -10, 120
    )
  }

  static func lighthouse(_ badge: Badge) {
    var round = Night(
      badge.round, [0x14233F, 0x3E5F86, 0x24476B, 0x0C1526, 0xFFD98A], badge.chance)
    round.backdrop()
    HarbourLights.lighthouse(round.canvas.at(12, 14, scale: 0.76), round)
  }

  static func pendulum(_ badge: Badge) {
    let canvas = badge.canvas
    let wood = Colour(0x7A4A33)
    canvas.poly(wood, 30, 26, 50, 10, 70, 26)
    canvas.box(wood, 32, 24, 36, 64, round: 3)
    canvas.box(Colour(0x33211B), 37, 52, 26, 32, round: 2)
    canvas.disc(Colour(0xF8EFDC), 50, 38, 13)
    for hour in 0..<12 {
      let tick = Point(50, 38).reached(30 * Double(hour), 10.6)
      canvas.disc(wood, tick.x, tick.y, 0.9)
    }
    canvas.line(wood, 1.8, 50, 38, 50, 30)
    canvas.line(wood, 1.8, 50, 38, 56, 41)
    canvas.line(Colour(0xE3B552), 1.8, 50, 52, 56, 74)
    canvas.disc(Colour(0xE3B552), 56, 75, 5)
    canvas.disc(Colour(0xF7DFA0), 54.6, 73.6, 1.6)
  }

  static func cafe(_ badge: Badge) {
    let canvas = badge.canvas
    for stripe in 0..<8 {
      badge.round.box(
        stripe.isMultiple(of: 2) ? Colour(0xD8524A) : Colour(0xFBF3E4), 2 + 12 * Double(stripe), 0,
        12, 30)
      badge.round.disc(
        stripe.isMultiple(of: 2) ? Colour(0xD8524A) : Colour(0xFBF3E4), 8 + 12 * Double(stripe), 30,
        6)
    }
    let sill = Sill(canvas, [0x8A5A3C, 0x2F5473, 0x89A9C2, 0xFBF6EC, 0x6B3F26], badge.chance)
    sill.cup(48, Colour(0xFBF6EC), 1)
    sill.steam(48, 54)
  }

  static func moonGarden(_ badge: Badge) {
    let round = badge.round
    round.box(Colour(0x16324A), 0, 0, 100, 100)
    var chance = badge.chance
    round.stars(Colour(0xF7F0C6), 22, &chance)
    round.disc(Colour(0xF7F0C6), 54, 40, 22)
    round.disc(Colour(0x16324A), 64, 34, 18)
    round.smooth(Colour(0x0E2233), -10, 82, 30, 72, 70, 76, 110, 70, 110, 120, -10, 120)
    let house = Glasshouse(round, [0x0F2A3D, 0x1E4F5C, 0xF7F0C6, 0x4FA37A, 0xE7B7D8], badge.chance)
    for (x, angle) in [
      (24.0, -70.0), (30, -110), (70, -60), (78, -95), (50, -90), (44, -130), (58, -45),
    ] {
      house.leaf(x, 84, angle, 22)
    }
    house.flower(50, 62, 8, petals: 6, Colour(0xE7B7D8))
  }

  static func wrenAndRook(_ badge: Badge) {
    let round = badge.round
    let morning: [UInt32] = [0xF9C9A5, 0xFDE7C8, 0xF2785C, 0xB5533F]
    let (left, right) = (
      round.at(-10, 30, scale: 0.66), round.at(112, 22, scale: 0.74, mirrored: true)
    )
    ChimneyBirds.rook(Morning(right.at(0, 0), morning, badge.chance))
    ChimneyBirds.wren(Morning(left.at(8, 0), morning, badge.chance))
    round.box(Colour(0xB5533F), 0, 80, 100, 20)
    badge.canvas.line(Colour(0xE9B949), 3, 34, 86, 66, 86)
    badge.canvas.poly(Colour(0x33211B), 66, 84, 72, 86, 66, 88)
  }

  static func tram(_ badge: Badge) {
    badge.canvas.glow(Colour(0xFFCF6B), 50, 62, 38)
    LastTram.front(
      badge.canvas.at(19, 17, scale: 0.62), Colour(0xB3353F), Colour(0xFFCF6B), Colour(0x171B2E))
  }

  static func compass(_ badge: Badge) {
    let canvas = badge.canvas
    let chart = Chart(canvas, [0xBFE3E0, 0xD5EFEA, 0xFCE4C8, 0xF6C9A0, 0xC9577A], badge.chance)
    canvas.disc(chart.marzipan, 50, 50, 36)
    canvas.ring(chart.jam, 50, 50, 34, 2)
    for grain in 0..<24 {
      let at = Point(50, 50).reached(15 * Double(grain), 29.4)
      canvas.disc(grain.isMultiple(of: 2) ? chart.cream : chart.crust.darker(0.1), at.x, at.y, 1.7)
    }
    for point in 0..<4 {
      let angle = 90 * Double(point) - 90
      let (tip, left, right) = (
        Point(50, 50).reached(angle, 27), Point(50, 50).reached(angle - 45, 7),
        Point(50, 50).reached(angle + 45, 7)
      )
      canvas.poly(chart.jam, 50, 50, left.x, left.y, tip.x, tip.y)
      canvas.poly(chart.crust, 50, 50, right.x, right.y, tip.x, tip.y)
    }
    canvas.disc(chart.chocolate, 50, 50, 4)
  }

  static func mossAndOhm(_ badge: Badge) {
    let canvas = badge.canvas
    let green = Colour(0x3F7F5A)
    canvas.fill(.arc(50, 46, 21, 8, from: 130, to: 410), green)
    canvas.line(green, 8, 36.5, 62, 34, 76)
    canvas.line(green, 8, 63.5, 62, 66, 76)
    canvas.line(green, 8, 22, 77, 36, 77)
    canvas.line(green, 8, 64, 77, 78, 77)
    var chance = badge.chance
    for _ in 0..<34 {
      let at = Point(50, 46).reached(chance.between(130, 410), chance.between(18.6, 23.6))
      canvas.disc(
        [Colour(0x8CC474), Colour(0x66A765)][chance.below(2)], at.x, at.y, chance.between(1, 2.1))
    }
    canvas.line(Colour(0x8CC474), 1.4, 50, 58, 50, 40)
    canvas.at(50, 46, turn: -40).smooth(Colour(0x8CC474), 0, 0, 5, -3, 12, 0, 5, 3)
    canvas.at(50, 50, turn: -140).smooth(Colour(0x8CC474), 0, 0, 5, -3, 12, 0, 5, 3)
  }
}
