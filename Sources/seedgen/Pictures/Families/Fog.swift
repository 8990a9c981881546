internal import PictureKit

/// A morning of three greys and one colour.
struct Fog {
  let canvas: Canvas
  let near: Colour
  let far: Colour
  let spot: Colour
  private var chance: Chance

  init(_ canvas: Canvas, _ near: Colour, _ far: Colour, _ spot: Colour, _ chance: Chance) {
    self.canvas = canvas
    self.near = near
    self.far = far
    self.spot = spot
    self.chance = chance
  }

  /// What stands so far away that a share of it is fog.
  func tone(_ distance: Double) -> Colour { near.mixed(far, distance) }

  /// Roofs that grow fainter, and the water before them.
  mutating func backdrop(width: Double) {
    canvas.box(far, 0, 0, width, 100)
    for layer in 0..<3 {
      let colour = tone(0.88 - 0.1 * Double(layer))
      var x = chance.between(-12, 0)
      while x < width {
        let wide = chance.between(10, 20)
        let top = 36 + 9 * Double(layer) - chance.between(0, 12)
        canvas.box(colour, x, top, wide, 70 - top)
        if chance.once(in: 2) { canvas.poly(colour, x, top, x + wide / 2, top - 7, x + wide, top) }
        x += wide
      }
    }
    canvas.sky(tone(0.78), tone(0.62), bands: 4, from: 70, to: 100, width: width)
  }

  /// Long banks of fog before everything.
  mutating func veil(width: Double) {
    for bank in 0..<5 {
      let y = [24.0, 44, 62, 78, 92][bank] + chance.between(-4, 4)
      let x = chance.between(-40, width - 20)
      let long = chance.between(50, 90)
      canvas.fill(.box(x, y, long, 6, round: 3), far, 0.5)
      canvas.fill(.box(x + 16, y + 4.4, long * 0.7, 4.6, round: 2.3), far, 0.5)
    }
  }
}
