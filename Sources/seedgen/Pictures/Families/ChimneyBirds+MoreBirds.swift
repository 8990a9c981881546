internal import PictureKit

extension ChimneyBirds {
  static func blackbird(_ morning: Morning) {
    let canvas = morning.canvas
    canvas.line(Colour(0x6D6A72), 1.8, 50, 78, 50, 52)
    canvas.line(Colour(0x6D6A72), 1.8, 22, 54, 80, 54)
    for x in [26.0, 36, 46, 56, 66, 76] { canvas.line(Colour(0x6D6A72), 1.3, x, 48, x, 60) }
    let black = Colour(0x25222B)
    canvas.line(Colour(0xE58B2E), 1.3, 48, 46, 48, 54)
    canvas.line(Colour(0xE58B2E), 1.3, 54, 46, 54, 54)
    canvas.poly(black, 60, 38, 88, 56, 80, 61, 56, 48)
    canvas.smooth(black, 34, 32, 40, 22, 54, 24, 66, 36, 64, 48, 50, 51, 38, 46)
    canvas.disc(black, 41, 20, 9.6)
    canvas.poly(Colour(0xF29A2E), 33, 16, 20, 14, 33, 21)
    canvas.poly(Colour(0xE5822E), 33, 21, 21, 25, 34, 24)
    canvas.smooth(black.lighter(0.15), 48, 30, 62, 36, 72, 47, 56, 46)
    morning.eye(39, 18, 1.5, Colour(0xF2B84B))
    for (x, y) in [(12.0, 28.0), (8, 14), (18, 6)] {
      canvas.oval(morning.ink, x, y, 2, 1.6)
      canvas.line(morning.ink, 0.9, x + 1.6, y, x + 1.6, y - 7)
    }
  }

  static func gull(_ morning: Morning) {
    let canvas = morning.canvas
    let white = Colour(0xFBFAF6)
    morning.legs(46, 66, Colour(0xE9946B), apart: 8)
    canvas.smooth(white, 26, 46, 34, 34, 52, 40, 72, 56, 66, 68, 48, 74, 32, 66)
    canvas.smooth(Colour(0x9FB2C0), 44, 46, 62, 50, 86, 66, 66, 68, 48, 60)
    canvas.poly(morning.ink, 72, 62, 96, 66, 74, 68)
    canvas.disc(white, 36, 30, 12)
    canvas.poly(Colour(0xF2B83C), 26, 27, 8, 33, 9, 37, 27, 37)
    canvas.disc(Colour(0xD8433C), 14, 35, 1.6)
    morning.eye(34, 27, 1.6)
    canvas.disc(Colour(0xF2C14E), 86, 72, 6)
    canvas.ring(Colour(0xC9922E), 86, 72, 4, 1)
    canvas.poly(Colour(0xE8C68A), 4, 40, 20, 36, 22, 42, 6, 46)
    canvas.poly(Colour(0x7DB36A), 4, 43, 22, 39, 22, 41, 5, 45)
    canvas.poly(Colour(0xE8C68A), 5, 46, 22, 42, 22, 46, 7, 50)
  }

  static func owl(_ morning: Morning) {
    let canvas = morning.canvas
    let brown = Colour(0x8C6A4F)
    morning.legs(45, 72, Colour(0xE0A13C), apart: 10)
    canvas.smooth(brown, 50, 20, 68, 26, 74, 50, 68, 72, 50, 77, 32, 72, 26, 50, 32, 26)
    canvas.poly(brown, 31, 30, 28, 12, 44, 22)
    canvas.poly(brown, 69, 30, 72, 12, 56, 22)
    canvas.smooth(Colour(0xE8D5B7), 50, 46, 62, 54, 60, 70, 50, 75, 40, 70, 38, 54)
    canvas.smooth(brown.darker(0.25), 72, 44, 74, 60, 66, 74, 62, 58)
    canvas.smooth(brown.darker(0.25), 28, 44, 26, 60, 34, 74, 38, 58)
    for x in [41.0, 59] {
      canvas.disc(Colour(0xF4EBDC), x, 36, 9.6)
      canvas.disc(Colour(0xF2A93C), x, 37, 5.4)
      canvas.disc(morning.ink, x, 37.6, 2.8)
      canvas.fill(.bow(x, 36, 9.8, from: 184, to: 356), brown.darker(0.1))
    }
    canvas.poly(Colour(0xE0A13C), 47, 42, 53, 42, 50, 50)
    for row in 0..<3 {
      for column in 0..<2 {
        canvas.fill(
          .arc(46 + 8 * Double(column), 56 + 6 * Double(row), 2.6, 1.1, from: 0, to: 180), brown)
      }
    }
    canvas.box(Colour(0xFFFFFF), 76, 64, 14, 14, round: 2)
    canvas.fill(.arc(90, 70, 3.6, 1.6, from: -90, to: 90), Colour(0xFFFFFF))
    canvas.curve(Colour(0xFFFFFF), 1.2, 80, 60, 82, 55, 79, 51, 82, 46)
    canvas.curve(Colour(0xFFFFFF), 1.2, 86, 60, 88, 55, 85, 51, 88, 46)
  }

  static func jackdaw(_ morning: Morning) {
    let canvas = morning.canvas
    let dark = Colour(0x2F3145)
    morning.legs(46, 66, morning.ink, apart: 8)
    canvas.smooth(dark.lighter(0.12), 54, 44, 74, 24, 96, 18, 88, 40, 66, 60)
    canvas.smooth(dark.lighter(0.12), 44, 48, 26, 60, 6, 62, 20, 44, 40, 38)
    canvas.smooth(dark, 38, 44, 46, 34, 58, 38, 66, 54, 60, 68, 48, 72, 38, 64)
    canvas.disc(Colour(0x8D91A5), 48, 32, 12)
    canvas.fill(.bow(48, 30, 12.4, from: 160, to: 380), dark)
    canvas.poly(morning.ink, 37, 28, 26, 34, 38, 36)
    morning.eye(44, 31, 1.6, Colour(0xDCE6EE))
    canvas.curve(morning.ink, 1.4, 22, 16, 26, 10, 32, 12, 30, 18, 27, 20)
    canvas.disc(morning.ink, 27, 25, 1)
    canvas.curve(morning.ink, 1.4, 66, 12, 70, 6, 76, 8, 74, 14, 71, 16)
    canvas.disc(morning.ink, 71, 21, 1)
  }

  static func robin(_ morning: Morning) {
    let canvas = morning.canvas
    let brown = Colour(0x8B7355)
    morning.legs(47, 68, morning.ink)
    canvas.poly(brown.darker(0.25), 62, 56, 88, 62, 84, 70, 60, 68)
    canvas.smooth(brown, 28, 50, 34, 32, 50, 28, 66, 44, 70, 60, 54, 74, 36, 70)
    canvas.smooth(Colour(0xE4572E), 28, 48, 32, 32, 44, 30, 52, 46, 46, 62, 34, 62)
    canvas.smooth(Colour(0xF3EADB), 34, 62, 46, 60, 58, 70, 48, 75, 38, 71)
    canvas.disc(brown, 42, 30, 12)
    canvas.smooth(Colour(0xE4572E), 30, 30, 38, 26, 44, 34, 40, 44, 31, 42)
    canvas.poly(morning.ink, 31, 27, 22, 31, 31, 33)
    canvas.smooth(brown.darker(0.18), 52, 42, 66, 48, 76, 60, 60, 62, 52, 54)
    morning.eye(40, 27, 1.8)
    canvas.box(Colour(0xFFF8EA), 70, 14, 22, 26, round: 1.5)
    canvas.box(Colour(0xE4572E), 70, 14, 22, 7)
    canvas.fill(.arc(81, 30, 4, 1.6, from: 0, to: 360), morning.ink)
  }

  static func starling(_ morning: Morning) {
    let canvas = morning.canvas
    let dark = Colour(0x2B3A4A)
    for spot in 0..<30 {
      let (x, y) = (Double(spot * 37 % 100), 4 + Double(spot * 23 % 34))
      canvas.line(dark, 0.9, x - 2, y - 1, x, y)
      canvas.line(dark, 0.9, x, y, x + 2, y - 1)
    }
    morning.legs(48, 68, Colour(0xD98A6B))
    canvas.poly(dark, 62, 60, 86, 72, 80, 78, 58, 72)
    canvas.smooth(dark, 32, 50, 38, 38, 54, 40, 68, 56, 68, 68, 52, 74, 36, 68)
    canvas.disc(dark, 41, 38, 11)
    canvas.smooth(Colour(0x3F6F6A), 34, 50, 44, 46, 54, 56, 48, 68, 38, 64)
    canvas.smooth(Colour(0x5B4B80), 52, 48, 64, 54, 74, 66, 58, 66)
    canvas.poly(Colour(0xF2C14E), 31, 36, 15, 39, 31, 41)
    for spot in 0..<16 {
      canvas.disc(Colour(0xF2E6C8), 38 + Double(spot * 7 % 26), 46 + Double(spot * 11 % 23), 0.9)
    }
    morning.eye(38, 35, 1.5)
  }

  static func heron(_ morning: Morning) {
    let canvas = morning.canvas
    let grey = Colour(0x8FA6B8)
    morning.legs(47, 56, Colour(0xC7A25A), apart: 8)
    canvas.smooth(grey, 36, 46, 46, 34, 62, 38, 82, 58, 60, 62, 42, 58)
    canvas.smooth(grey.darker(0.3), 54, 44, 68, 46, 90, 62, 68, 60)
    canvas.curve(Colour(0xEAF0F2), 6, 43, 48, 36, 36, 44, 26, 38, 16)
    canvas.disc(Colour(0xEAF0F2), 37, 13, 6)
    canvas.poly(Colour(0xF0A53A), 32, 10, 6, 16, 32, 17)
    canvas.line(morning.ink, 1.8, 36, 9, 56, 14)
    morning.eye(35, 12, 1.2)
    for drop in 0..<3 {
      canvas.smooth(
        Colour(0x8EC6DE), 12 + 8 * Double(drop), 30, 14 + 8 * Double(drop), 36,
        12 + 8 * Double(drop), 38, 10 + 8 * Double(drop), 36)
    }
  }

  static func swallow(_ morning: Morning) {
    let canvas = morning.canvas
    let blue = Colour(0x27407A)
    morning.legs(46, 66, morning.ink, apart: 6)
    canvas.poly(blue, 58, 58, 98, 70, 76, 68, 94, 84, 56, 68)
    canvas.smooth(Colour(0xF7EBDD), 30, 48, 36, 38, 52, 42, 62, 58, 56, 70, 44, 73, 34, 64)
    canvas.smooth(blue, 40, 38, 56, 42, 76, 60, 92, 66, 66, 66, 48, 56)
    canvas.disc(blue, 38, 34, 10.6)
    canvas.smooth(Colour(0xC2432F), 28, 36, 36, 33, 42, 40, 36, 46, 30, 43)
    canvas.poly(morning.ink, 29, 31, 22, 34, 29, 36)
    morning.eye(36, 31, 1.5)
    canvas.box(morning.ink, 56, 8, 38, 24, round: 2)
    for row in 0..<3 {
      let y = 14 + 6 * Double(row)
      canvas.line(Colour(0xF7C948), 1.3, 60, y, 60 + [14.0, 18, 11][row], y)
      canvas.line(Colour(0xF7C948), 1.3, 84, y, 90, y)
    }
  }

  static func cuckoo(_ morning: Morning) {
    let canvas = morning.canvas
    let grey = Colour(0x7F8C9B)
    morning.legs(46, 66, Colour(0xE0A13C))
    canvas.poly(grey.darker(0.4), 58, 58, 98, 70, 94, 77, 56, 70)
    canvas.smooth(grey, 28, 48, 36, 36, 52, 40, 68, 56, 64, 68, 48, 74, 34, 66)
    canvas.smooth(Colour(0xF4F0E6), 34, 54, 46, 54, 60, 66, 48, 74, 38, 68)
    for bar in 0..<4 {
      canvas.line(
        grey.darker(0.3), 1.1, 38 + 2 * Double(bar), 58 + 4 * Double(bar), 52 + 2 * Double(bar),
        56 + 4 * Double(bar))
    }
    canvas.smooth(grey.darker(0.25), 48, 46, 64, 52, 84, 68, 64, 66, 50, 58)
    canvas.disc(grey, 37, 34, 11)
    canvas.poly(morning.ink, 28, 29, 16, 27, 28, 34)
    canvas.poly(Colour(0xE0A13C), 28, 34, 17, 38, 29, 37)
    morning.eye(35, 31, 1.7, Colour(0xF2C14E))
    canvas.poly(Colour(0x7A4E34), 62, 24, 78, 8, 94, 24)
    canvas.box(Colour(0x9A6542), 65, 24, 26, 26, round: 1)
    canvas.disc(Colour(0xF7EBD2), 78, 36, 9)
    for hour in 0..<12 {
      let tick = Point(78, 36).reached(30 * Double(hour), 7.4)
      canvas.disc(morning.ink, tick.x, tick.y, 0.6)
    }
    canvas.box(morning.ink, 74.6, 15, 6.8, 7, round: 3.4)
  }

  static func weathercock(_ morning: Morning) {
    let canvas = morning.canvas
    let iron = Colour(0x6B4A3A)
    canvas.line(iron, 2.2, 50, 78, 50, 46)
    canvas.line(iron, 1.6, 26, 64, 74, 64)
    canvas.poly(iron, 74, 60, 84, 64, 74, 68)
    canvas.poly(iron, 26, 60, 18, 64, 26, 68)
    canvas.disc(Colour(0xE0A13C), 50, 64, 3)
    let cock = canvas.at(50, 40, turn: -8).at(-50, -40)
    cock.smooth(
      iron, 28, 30, 36, 28, 44, 38, 60, 38, 66, 24, 76, 10, 92, 14, 94, 34, 80, 50, 62, 56, 44, 54,
      34, 44)
    cock.smooth(iron.lighter(0.25), 70, 28, 78, 18, 88, 20, 84, 34, 74, 42)
    cock.disc(iron, 30, 26, 7.6)
    cock.poly(Colour(0xC8452F), 25, 21, 23, 12, 28, 17, 31, 10, 33, 17, 38, 14, 36, 22)
    cock.smooth(Colour(0xC8452F), 24, 32, 28, 32, 28, 40, 25, 40)
    cock.poly(Colour(0xE0A13C), 23, 24, 14, 28, 24, 29)
    cock.smooth(iron.lighter(0.2), 46, 42, 62, 42, 66, 48, 54, 52)
    cock.disc(Colour(0xF7E7C8), 29, 24, 1.6)
    cock.disc(morning.ink, 29, 24, 0.9)
  }
}
