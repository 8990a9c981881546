internal import PictureKit

/// A low sun over roofs, and a chimney.
struct Morning {
  let canvas: Canvas
  let sky: Colour
  let low: Colour
  let sun: Colour
  let brick: Colour
  private let chance: Chance
  let ink = Colour(0x2B2730)

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (sky, low) = (Colour(colours[0]), Colour(colours[1]))
    (sun, brick) = (Colour(colours[2]), Colour(colours[3]))
  }

  func backdrop(width: Double) {
    var chance = chance
    canvas.sky(sky, low, bands: 6, width: width)
    let x = chance.between(width * 0.25, width * 0.75)
    canvas.fill(.circle(x, 50, 38), sun, 0.25)
    canvas.disc(sun, x, 50, 28)
    for (y, left) in [(30.0, -20.0), (46, 14), (60, -8)] {
      canvas.fill(.box(x + left, y, 46, 3.4, round: 1.7), low, 0.8)
    }
    var at = -4.0
    let roof = sky.mixed(brick, 0.35)
    while at < width {
      let wide = chance.between(16, 26)
      let top = chance.between(76, 84)
      canvas.poly(
        roof, at, 100, at, top + 6, at + wide / 2, top - 4, at + wide, top + 6, at + wide, 100)
      if chance.once(in: 2) { canvas.box(roof, at + wide * 0.7, top - 6, 3.4, 10) }
      at += wide
    }
  }

  /// A chimney whose rim is at 78.
  func chimney() {
    canvas.box(brick, 24, 80, 52, 60)
    for row in 0..<6 {
      for column in 0..<4 {
        let x = 26 + 13 * Double(column) + (row.isMultiple(of: 2) ? 0 : -6)
        canvas.within(.box(24, 80, 52, 60))
          .box(brick.lighter(0.1), x, 86 + 6 * Double(row), 11, 4.4)
      }
    }
    canvas.box(brick.darker(0.28), 19, 78, 62, 6, round: 1)
  }

  func legs(_ x: Double, _ y: Double, _ colour: Colour, apart: Double = 7, to foot: Double = 78) {
    for side in [0, apart] {
      canvas.line(colour, 1.3, x + side, y, x + side, foot)
      canvas.line(colour, 1.3, x + side - 2.6, foot, x + side + 1.6, foot)
    }
  }

  func eye(_ x: Double, _ y: Double, _ radius: Double = 1.7, _ ring: Colour = Colour(0xFFFFFF)) {
    canvas.disc(ring, x, y, radius * 1.5)
    canvas.disc(ink, x, y, radius)
    canvas.disc(Colour(0xFFFFFF), x - radius * 0.3, y - radius * 0.4, radius * 0.35)
  }
}
