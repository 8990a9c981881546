internal import PictureKit

/// Glass, a moon behind it, and a bench.
struct Glasshouse {
  let canvas: Canvas
  let night: Colour
  let sky: Colour
  let moon: Colour
  let leaf: Colour
  let bloom: Colour
  private var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (night, sky, moon) = (Colour(colours[0]), Colour(colours[1]), Colour(colours[2]))
    (leaf, bloom) = (Colour(colours[3]), Colour(colours[4]))
  }

  var shade: Colour { leaf.mixed(night, 0.45) }
  var clay: Colour { Colour(0xC8714E) }

  mutating func backdrop(width: Double) {
    canvas.sky(night.mixed(sky, 0.4), sky.lighter(0.12), to: 88, width: width)
    canvas.stars(moon, Int(width / 4), &chance, to: 60, width: width)
    let (x, y) = (chance.between(width * 0.2, width * 0.8), chance.between(18, 30))
    canvas.glow(moon, x, y, 24, rings: 3)
    canvas.disc(moon, x, y, 10)
    canvas.disc(moon.darker(0.08), x + 3, y - 3, 2)
    canvas.disc(moon.darker(0.08), x - 3, y + 2, 2.6)
    let frame = night.mixed(sky, 0.25)
    for arch in 0..<Int(width / 20) {
      let middle = 10 + 20 * Double(arch)
      canvas.fill(.arc(middle, 22, 10, 1.4, from: 180, to: 360), frame)
      canvas.box(frame, middle + 9.3, 22, 1.4, 66)
      for side in [225.0, 270, 315] {
        let end = Point(middle, 22).reached(side, 10)
        canvas.line(frame, 0.8, middle, 22, end.x, end.y)
      }
    }
    canvas.box(frame, -2, 21, width + 4, 1.2)
    canvas.box(frame, -2, 54, width + 4, 1.2)
    canvas.box(night.darker(0.25), -2, 88, width + 4, 14)
    canvas.box(night.mixed(sky, 0.5), -2, 87, width + 4, 2.4)
  }

  func pot(_ x: Double = 50, _ size: Double = 1, _ colour: Colour? = nil) {
    let colour = colour ?? clay
    let pot = canvas.at(x, 92, scale: size)
    pot.poly(colour, -15, -22, 15, -22, 11, 0, -11, 0)
    pot.poly(colour.darker(0.22), 5, -22, 15, -22, 11, 0, 4, 0)
    pot.box(colour.lighter(0.12), -17, -27, 34, 6.4, round: 2)
    pot.box(moon, -5, -16, 10, 7, round: 1)
    pot.line(night, 0.8, -3, -13.6, 3, -13.6)
    pot.line(night, 0.8, -3, -11.4, 1, -11.4)
  }

  /// A leaf from a place, at an angle.
  func leaf(_ x: Double, _ y: Double, _ angle: Double, _ length: Double, _ colour: Colour? = nil) {
    let leaf = canvas.at(x, y, turn: angle)
    let wide = length * 0.26
    leaf.smooth(colour ?? self.leaf, 0, 0, length * 0.35, -wide, length, 0, length * 0.35, wide)
    leaf.line(shade, 0.7, 0, 0, length * 0.8, 0)
  }

  func flower(_ x: Double, _ y: Double, _ radius: Double, petals: Int, _ colour: Colour) {
    for petal in 0..<petals {
      let angle = 360 / Double(petals) * Double(petal) - 90
      let middle = Point(x, y).reached(angle, radius * 0.55)
      canvas.at(middle.x, middle.y, turn: angle)
        .oval(
          petal.isMultiple(of: 2) ? colour : colour.darker(0.1), 0, 0, radius * 0.55, radius * 0.4)
    }
    canvas.disc(Colour(0xF3C24B), x, y, radius * 0.24)
  }
}
