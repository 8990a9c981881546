internal import PictureKit

extension ChimneyBirds {
  static let birds: [@Sendable (Morning) -> Void] = [
    wren, rook, sparrows, magpie, pigeon, swift, blackbird, gull, owl, jackdaw, robin, starling,
    heron, swallow, cuckoo, weathercock,
  ]

  static func wren(_ morning: Morning) {
    let canvas = morning.canvas
    let brown = Colour(0x8A5A3A)
    morning.legs(48, 68, morning.ink)
    canvas.poly(brown.darker(0.2), 62, 58, 74, 26, 80, 30, 70, 60)
    canvas.smooth(brown, 34, 52, 42, 40, 58, 42, 70, 54, 68, 68, 52, 74, 38, 68)
    canvas.smooth(Colour(0xE9CFA8), 34, 54, 44, 56, 56, 68, 50, 73, 38, 68)
    canvas.disc(brown, 40, 42, 11)
    canvas.line(Colour(0xF3E2C4), 1.6, 34, 38, 46, 38)
    canvas.poly(Colour(0xE9A63C), 31, 38, 17, 31, 31, 42)
    canvas.poly(Colour(0xC9852E), 31, 43, 18, 49, 33, 46)
    canvas.smooth(brown.darker(0.25), 52, 50, 66, 52, 68, 62, 56, 62)
    for bar in 0..<3 {
      canvas.line(brown.lighter(0.3), 0.9, 56 + 4 * Double(bar), 53, 58 + 4 * Double(bar), 60)
    }
    morning.eye(38, 40)
    for wave in 0..<3 {
      canvas.fill(.arc(20, 40, 6 + 5 * Double(wave), 1.4, from: 150, to: 210), morning.ink)
    }
  }

  static func rook(_ morning: Morning) {
    let canvas = morning.canvas
    let black = Colour(0x26243A)
    morning.legs(48, 66, morning.ink)
    canvas.poly(black, 60, 56, 90, 74, 82, 80, 56, 70)
    canvas.smooth(black, 32, 48, 38, 34, 54, 36, 68, 52, 70, 66, 52, 73, 38, 66)
    canvas.disc(black, 41, 31, 12.5)
    canvas.poly(Colour(0xB9B3AE), 31, 26, 9, 36, 32, 38)
    canvas.smooth(black.lighter(0.18), 50, 46, 64, 54, 76, 68, 60, 66, 50, 58)
    morning.eye(38, 28)
    canvas.disc(Colour(0xF3EEE2), 12, 41, 7)
    canvas.ring(Colour(0xCFC7B6), 12, 41, 5.6, 1)
    for (x, y) in [(10.4, 39.4), (13.6, 39.4), (10.4, 42.6), (13.6, 42.6)] {
      canvas.disc(morning.ink, x, y, 0.9)
    }
  }

  private static func sparrows(_ morning: Morning) {
    for (x, isMirrored) in [(6.0, false), (71, true), (58, false)] {
      sparrow(morning.canvas.at(x, 36, scale: 0.42, mirrored: isMirrored), morning.ink)
    }
    let table = morning.canvas
    table.smooth(Colour(0xFFFFFF), 60, 12, 76, 8, 90, 12, 90, 24, 76, 27, 70, 32, 70, 26, 60, 24)
    for x in [68.0, 75, 82] { table.disc(morning.ink, x, 17.6, 1.5) }
  }

  private static func sparrow(_ canvas: Canvas, _ ink: Colour) {
    let brown = Colour(0x9A6B45)
    for x in [46.0, 58] {
      canvas.line(ink, 2.6, x, 84, x, 100)
      canvas.line(ink, 2.6, x - 5, 100, x + 3, 100)
    }
    canvas.poly(brown.darker(0.3), 68, 66, 104, 74, 98, 84, 66, 82)
    canvas.smooth(Colour(0xDCC7AE), 26, 58, 34, 40, 56, 42, 78, 62, 74, 82, 52, 92, 34, 84)
    canvas.smooth(brown, 44, 48, 66, 52, 84, 72, 66, 80, 50, 68)
    canvas.disc(Colour(0xDCC7AE), 36, 36, 19)
    canvas.fill(.bow(36, 33, 19.4, from: 170, to: 360), Colour(0x7B4B32))
    canvas.smooth(ink, 24, 40, 34, 42, 38, 54, 28, 58)
    canvas.poly(ink, 20, 32, 4, 40, 21, 44)
    canvas.disc(ink, 32, 32, 3.4)
    canvas.disc(Colour(0xFFFFFF), 31, 31, 1)
  }

  private static func magpie(_ morning: Morning) {
    let canvas = morning.canvas
    let black = Colour(0x1F2338)
    let white = Colour(0xF8F6F0)
    morning.legs(46, 66, morning.ink)
    canvas.poly(Colour(0x23506B), 58, 58, 98, 76, 94, 82, 54, 70)
    canvas.smooth(black, 30, 46, 38, 34, 54, 38, 68, 54, 66, 68, 50, 73, 36, 66)
    canvas.smooth(white, 34, 52, 44, 54, 58, 66, 50, 73, 38, 67)
    canvas.smooth(white, 50, 44, 60, 46, 66, 54, 56, 54)
    canvas.smooth(Colour(0x2C6E8E), 56, 52, 68, 56, 80, 68, 64, 66)
    canvas.disc(black, 38, 32, 11.5)
    canvas.poly(morning.ink, 28, 28, 14, 34, 29, 38)
    morning.eye(35, 30)
    canvas.ring(Colour(0xF2C14E), 14, 41, 5, 2)
    canvas.star(Colour(0xDFF4FF), 14, 34, 3.4, 3.4, tips: 3)
    canvas.ring(Colour(0xD9D9DE), 84, 90, 3.4, 1.6)
    canvas.line(Colour(0xC9CBD6), 1.8, 66, 74, 80, 60)
    canvas.oval(Colour(0xC9CBD6), 82, 58, 3, 4.4)
    canvas.box(Colour(0xD8433C), 24, 66, 10, 12, round: 1)
    canvas.line(white, 1.5, 27, 76, 27, 68.6)
    canvas.curve(white, 1.5, 27, 68.6, 31, 70, 27.6, 72.4)
    canvas.line(white, 1.5, 28, 72.6, 31.4, 76)
  }

  static func pigeon(_ morning: Morning) {
    let canvas = morning.canvas
    let grey = Colour(0x8793A4)
    morning.legs(48, 68, Colour(0xD96A5B))
    canvas.poly(grey.darker(0.35), 62, 58, 92, 72, 86, 79, 58, 72)
    canvas.smooth(grey, 28, 52, 34, 38, 52, 38, 70, 54, 70, 68, 52, 75, 34, 68)
    canvas.smooth(Colour(0x5E8C7E), 30, 44, 34, 32, 46, 32, 48, 44, 40, 50)
    canvas.smooth(Colour(0x8B6AA0), 30, 50, 36, 43, 46, 45, 42, 54, 33, 57)
    canvas.disc(grey.darker(0.1), 39, 28, 11)
    canvas.poly(Colour(0x4A4F5E), 29, 26, 20, 31, 30, 33)
    canvas.oval(Colour(0xF4F1EA), 30.4, 25.6, 2.4, 1.7)
    canvas.smooth(grey.darker(0.2), 48, 46, 66, 52, 80, 66, 62, 68, 50, 60)
    canvas.line(grey.darker(0.5), 2, 60, 56, 66, 67)
    canvas.line(grey.darker(0.5), 2, 66, 57, 72, 67)
    morning.eye(37, 26, 1.7, Colour(0xF29A4C))
    canvas.poly(Colour(0xF4F1EA), 31, 55, 42, 55, 40, 70, 35, 70)
    canvas.poly(Colour(0xC13F46), 35, 56, 39, 56, 40, 68, 37, 72, 34, 68)
    canvas.box(Colour(0x5A3A2A), 74, 62, 20, 16, round: 2)
    canvas.fill(.arc(84, 62, 4, 1.5, from: 180, to: 360), Colour(0x5A3A2A))
    canvas.box(Colour(0xF2C14E), 82, 67, 4, 4)
  }

  private static func swift(_ morning: Morning) {
    let canvas = morning.canvas
    let dark = Colour(0x3A3346)
    for (trail, share) in [(24.0, 0.25), (12, 0.5), (0, 1)] {
      let place = canvas.at(trail, trail * 0.35)
      place.fill(.smooth(Path.corners(24, 40, 44, 34, 66, 44, 84, 56, 66, 54, 44, 48)), dark, share)
      place.fill(.polygon(80, 52, 98, 58, 88, 58, 94, 66, 78, 57), dark, share)
      place.fill(.smooth(Path.corners(40, 38, 54, 20, 82, 6, 62, 26, 54, 42)), dark, share)
      place.fill(.smooth(Path.corners(42, 46, 46, 64, 66, 80, 58, 62, 56, 48)), dark, share)
    }
    canvas.smooth(Colour(0xEFE3D5), 26, 42, 34, 41, 34, 45, 29, 46)
    morning.eye(30, 39, 1.2)
    canvas.curve(morning.ink, 1.1, 6, 30, 12, 26, 10, 32, 18, 28)
    for (y, long) in [(24.0, 16.0), (66, 20), (72, 12)] {
      canvas.line(Colour(0xFFFFFF), 1.2, 96 - long, y, 96, y)
    }
  }
}
