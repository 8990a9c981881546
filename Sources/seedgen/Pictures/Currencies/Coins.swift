internal import PictureKit

/// A coin for each currency, of this house's own mint.
enum Coins {
  private static let coins:
    [(ground: UInt32, metal: UInt32, sign: @Sendable (Canvas, Colour) -> Void)] = [
      (0xFFF1DC, 0xF2962B, blocks), (0xFBF3D6, 0xD9B23C, dog), (0xE0F5EE, 0x2FA184, knot),
      (0xE2EAFB, 0x3A5FD0, ape), (0xEFE6FB, 0x7A4FD8, sunrise), (0xE6E9F5, 0x56619C, crystal),
      (0xDFEFFA, 0x1F6FC2, gimbal), (0xFCE5DF, 0xE0502F, tail),
    ]

  /// Draws the coin of the currency with that number, counted from 1.
  static func draw(_ number: Int, on canvas: Canvas) {
    let coin = coins[(max(1, number) - 1) % coins.count]
    let metal = Colour(coin.metal)
    canvas.box(Colour(coin.ground), 0, 0, 100, 100)
    canvas.disc(metal.darker(0.35), 50, 53, 42)
    canvas.disc(metal, 50, 50, 42)
    for notch in 0..<40 {
      let (from, to) = (
        Point(50, 50).reached(9 * Double(notch), 38.6), Point(50, 50).reached(9 * Double(notch), 41)
      )
      canvas.line(metal.darker(0.2), 1.2, from.x, from.y, to.x, to.y)
    }
    canvas.disc(metal.lighter(0.2), 50, 50, 36)
    canvas.disc(metal, 50, 51.4, 34.4)
    canvas.fill(.arc(50, 50, 33, 2.4, from: 196, to: 250), metal.lighter(0.55))
    coin.sign(canvas, metal)
  }

  /// Three blocks on a chain.
  private static func blocks(_ canvas: Canvas, _ metal: Colour) {
    for (x, y) in [(35.0, 60.0), (65, 60), (50, 36)] {
      canvas.poly(metal.lighter(0.85), x, y - 11, x + 10, y - 6, x, y - 1, x - 10, y - 6)
      canvas.poly(metal.lighter(0.6), x - 10, y - 6, x, y - 1, x, y + 11, x - 10, y + 6)
      canvas.poly(metal.darker(0.4), x + 10, y - 6, x, y - 1, x, y + 11, x + 10, y + 6)
    }
    canvas.line(metal.lighter(0.85), 2.4, 45.4, 62, 54.6, 62)
  }

  private static func dog(_ canvas: Canvas, _ metal: Colour) {
    let (fur, dark) = (Colour(0xFFF6DE), Colour(0x6B4A1E))
    canvas.poly(metal.darker(0.3), 30, 48, 30, 24, 46, 36)
    canvas.poly(metal.darker(0.3), 70, 48, 70, 24, 54, 36)
    canvas.smooth(fur, 50, 32, 68, 38, 72, 54, 62, 70, 50, 75, 38, 70, 28, 54, 32, 38)
    canvas.smooth(
      metal.darker(0.15), 50, 32, 66, 38, 70, 50, 58, 50, 50, 42, 42, 50, 30, 50, 34, 38)
    canvas.disc(dark, 41, 52, 2.8)
    canvas.disc(dark, 59, 52, 2.8)
    canvas.oval(dark, 50, 60, 4.6, 3.2)
    canvas.fill(.arc(46, 65, 4, 1.6, from: 0, to: 150), dark)
    canvas.fill(.arc(54, 65, 4, 1.6, from: 30, to: 180), dark)
  }

  /// A rope around a post.
  private static func knot(_ canvas: Canvas, _ metal: Colour) {
    let rope = Colour(0xF2FBF7)
    canvas.box(metal.darker(0.45), 44, 24, 12, 52, round: 5)
    canvas.box(metal.darker(0.45), 38, 24, 24, 8, round: 4)
    for turn in 0..<3 {
      let y = 42 + 9 * Double(turn)
      canvas.line(rope, 6, 38, y + 2, 62, y - 2)
    }
    canvas.curve(rope, 5, 62, 40, 74, 46, 70, 62, 78, 68)
    canvas.curve(rope, 5, 38, 62, 28, 64, 24, 58)
  }

  private static func ape(_ canvas: Canvas, _ metal: Colour) {
    let (fur, face) = (metal.darker(0.5), Colour(0xF1D2B0))
    for x in [28.0, 72] {
      canvas.disc(fur, x, 48, 8)
      canvas.disc(face, x, 48, 4.4)
    }
    canvas.smooth(fur, 50, 24, 68, 32, 70, 54, 62, 72, 50, 76, 38, 72, 30, 54, 32, 32)
    canvas.disc(face, 42, 46, 9)
    canvas.disc(face, 58, 46, 9)
    canvas.oval(face, 50, 61, 15, 11)
    canvas.disc(fur, 43, 46, 2.6)
    canvas.disc(fur, 57, 46, 2.6)
    canvas.disc(fur, 47.4, 56, 1.2)
    canvas.disc(fur, 52.6, 56, 1.2)
    canvas.fill(.arc(50, 58, 9, 1.8, from: 30, to: 150), fur)
  }

  private static func sunrise(_ canvas: Canvas, _ metal: Colour) {
    let light = Colour(0x8CF5D2)
    let round = canvas.within(.circle(50, 51.4, 33))
    for ray in 0..<7 {
      let (from, to) = (
        Point(50, 56).reached(180 + 30 * Double(ray), 18),
        Point(50, 56).reached(180 + 30 * Double(ray), 26)
      )
      round.line(light, 3, from.x, from.y, to.x, to.y)
    }
    round.fill(.bow(50, 56, 14, from: 180, to: 360), Colour(0xFFFFFF))
    for wave in 0..<3 {
      let y = 62 + 6.6 * Double(wave)
      round.fill(
        .curve(2.8, Path.corners(20, y, 32, y - 2, 44, y, 56, y - 2, 68, y, 82, y - 2)),
        [light, Colour(0xBBA5F5), metal.lighter(0.5)][wave])
    }
  }

  private static func crystal(_ canvas: Canvas, _ metal: Colour) {
    canvas.poly(metal.lighter(0.9), 50, 20, 34, 42, 50, 50)
    canvas.poly(metal.lighter(0.6), 50, 20, 66, 42, 50, 50)
    canvas.poly(metal.lighter(0.7), 34, 42, 36, 62, 50, 80, 50, 50)
    canvas.poly(metal.darker(0.4), 66, 42, 64, 62, 50, 80, 50, 50)
    for (x, y, size) in [(28.0, 64.0, 7.0), (73, 34, 6)] {
      canvas.poly(metal.lighter(0.8), x, y - size, x - size * 0.6, y, x, y + size, x, y - size)
      canvas.poly(metal.lighter(0.4), x, y - size, x + size * 0.6, y, x, y + size)
    }
  }

  /// Rings that turn within rings.
  private static func gimbal(_ canvas: Canvas, _ metal: Colour) {
    let light = Colour(0xF0F8FF)
    canvas.ring(light, 50, 50, 25, 3.4)
    for (turn, width) in [(25.0, 3.0), (-35, 3)] {
      let tilted = canvas.at(50, 50, turn: turn)
      tilted.fill(
        Path.ellipse(0, 0, 24, 10).without(.ellipse(0, 0, 24 - width, 10 - width * 0.8)),
        metal.lighter(0.65))
    }
    canvas.disc(light, 50, 50, 6)
    canvas.disc(metal.darker(0.4), 50, 50, 2.6)
    for point in 0..<4 {
      let at = Point(50, 50).reached(45 + 90 * Double(point), 25)
      canvas.disc(metal.darker(0.4), at.x, at.y, 3)
    }
  }

  /// A curled tail, and the dog before it.
  private static func tail(_ canvas: Canvas, _ metal: Colour) {
    let (fur, dark) = (Colour(0xFFF1DF), Colour(0x5A2416))
    canvas.fill(.arc(68, 40, 9, 7, from: -200, to: 90), metal.darker(0.35))
    canvas.smooth(metal.darker(0.35), 34, 48, 56, 46, 74, 54, 76, 74, 36, 76)
    for x in [37.0, 46, 64, 72] { canvas.box(metal.darker(0.5), x, 68, 5, 12, round: 2) }
    canvas.poly(metal.darker(0.35), 22, 42, 22, 24, 32, 34)
    canvas.poly(metal.darker(0.35), 46, 40, 46, 24, 37, 33)
    canvas.smooth(metal.darker(0.35), 34, 31, 48, 38, 46, 54, 34, 60, 22, 54, 20, 38)
    canvas.smooth(fur, 34, 44, 43, 50, 40, 57, 34, 60, 28, 57, 25, 50)
    canvas.disc(dark, 28, 43, 2)
    canvas.disc(dark, 40, 43, 2)
    canvas.oval(dark, 34, 50, 2.8, 2)
    canvas.smooth(fur, 38, 58, 46, 60, 44, 76, 38, 76)
  }
}
