internal import PictureKit

/// The colours of an evening by the water, and what stands in it.
struct Night {
  let canvas: Canvas
  let top: Colour
  let low: Colour
  let water: Colour
  let dark: Colour
  let light: Colour
  var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (top, low) = (Colour(colours[0]), Colour(colours[1]))
    (water, dark) = (Colour(colours[2]), Colour(colours[3]))
    light = Colour(colours[4])
  }

  var glass: Colour { light.lighter(0.5) }
  var stone: Colour { dark.mixed(low, 0.3) }
  var paint: Colour { dark.mixed(light, 0.35) }

  /// Sky, the far shore with its windows, and the water.
  mutating func backdrop(width: Double = 100) {
    canvas.sky(top, low, from: 0, to: 66, width: width)
    canvas.stars(light.mixed(top, 0.35), Int(width / 5), &chance, to: 34, width: width)
    let far = dark.mixed(low, 0.55)
    var x = -2.0
    while x < width {
      let wide = chance.between(6, 12)
      let high = chance.between(4, 12)
      canvas.box(far, x, 66 - high, wide, high + 1)
      if chance.once(in: 2) {
        canvas.poly(far, x, 66 - high, x + wide / 2, 62 - high, x + wide, 66 - high)
      }
      if chance.once(in: 2) {
        canvas.box(light.mixed(far, 0.25), x + wide / 2 - 1, 63 - high / 2, 1.7, 2)
      }
      x += wide
    }
    canvas.sky(water, water.mixed(dark, 0.55), bands: 5, from: 66, to: 100, width: width)
  }

  /// A light, its glow, and below it its reflection.
  mutating func shine(_ x: Double, _ y: Double, _ size: Double, _ colour: Colour? = nil) {
    let colour = colour ?? light
    canvas.glow(colour, x, y, size * 5)
    canvas.ripples(
      colour.mixed(water, 0.25), 8, &chance, from: 69, to: 97, around: x, spread: size * 3.4)
  }

  /// The quay at the bottom.
  func quay(_ y: Double = 84) {
    canvas.box(stone, -40, y, 320, 120)
    canvas.box(stone.mixed(light, 0.25), -40, y, 320, 1.6)
    for stone in 0..<28 {
      let x = -30.0 + 11 * Double(stone)
      canvas.line(dark, 0.7, x, y + 3, x, y + 9)
      canvas.line(dark, 0.7, x + 5, y + 9, x + 5, y + 15)
    }
    canvas.line(dark, 0.7, -40, y + 9, 280, y + 9)
  }

  /// A street lamp with its foot at a point.
  mutating func lamp(_ x: Double, _ foot: Double, _ height: Double, isLit: Bool = true) {
    let top = foot - height
    if isLit { shine(x, top + 6, 5) }
    canvas.line(dark, 2, x, foot, x, top + 10)
    canvas.box(dark, x - 3, foot - 3, 6, 3)
    let pane = isLit ? glass : stone.lighter(0.3)
    canvas.poly(pane, x - 4, top, x + 4, top, x + 3, top + 10, x - 3, top + 10)
    canvas.poly(dark, x - 5.4, top + 0.6, x + 5.4, top + 0.6, x, top - 5)
    canvas.box(dark, x - 3.6, top + 9.6, 7.2, 1.6)
    if isLit { canvas.disc(light, x, top + 6, 2) }
  }
}
