internal import PictureKit

/// A window with snow behind it, and a sill.
struct Sill {
  let canvas: Canvas
  let wall: Colour
  let night: Colour
  let frost: Colour
  let china: Colour
  let tea: Colour
  private(set) var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (wall, night, frost) = (Colour(colours[0]), Colour(colours[1]), Colour(colours[2]))
    (china, tea) = (Colour(colours[3]), Colour(colours[4]))
  }

  mutating func backdrop(width: Double) {
    canvas.box(wall, 0, 0, width, 100)
    for stripe in 0..<Int(width / 6) where stripe.isMultiple(of: 2) {
      canvas.box(wall.darker(0.06), 6 * Double(stripe), 0, 6, 100)
    }
    let glass = canvas.within(.box(12, 6, width - 24, 70))
    glass.sky(night, frost, from: 6, to: 76, width: width)
    var hills = Chance(7, .cover, Int(width))
    glass.ridge(frost.mixed(night, 0.35), 66, 8, &hills, width: width)
    for index in 0..<Int(width / 16) {
      let x = 18 + 15 * Double(index)
      let tall = hills.between(8, 16)
      glass.poly(night.mixed(frost, 0.25), x - 4, 72, x, 72 - tall, x + 4, 72)
    }
    glass.ridge(Colour(0xEEF4F8), 74, 5, &hills, width: width)
    glass.snow(Colour(0xFFFFFF), Int(width / 2), &chance, to: 76, width: width)
    let frame = china.darker(0.08)
    canvas.fill(Path.box(9, 3, width - 18, 76).without(.box(12, 6, width - 24, 70)), frame)
    for pane in 1..<Int(width / 36) {
      canvas.box(frame, width * Double(pane) / Double(Int(width / 36)) - 1, 6, 2, 70)
    }
    canvas.box(frame, 12, 30, width - 24, 2)
    canvas.box(china, 0, 80, width, 7)
    canvas.box(china.darker(0.18), 0, 87, width, 3)
    canvas.box(wall.darker(0.15), 0, 90, width, 10)
  }

  /// Steam in two strands.
  func steam(_ x: Double, _ y: Double) {
    for side in [-4.0, 4] {
      canvas.fill(
        .curve(
          1.6,
          Path.corners(x + side, y, x + side + 4, y - 8, x + side - 3, y - 16, x + side + 3, y - 24)
        ), Colour(0xFFFFFF), 0.75)
    }
  }

  /// A cup with its saucer, whose middle is at x, standing at 84.
  func cup(_ x: Double, _ colour: Colour, _ size: Double = 1) {
    let cup = canvas.at(x, 84, scale: size)
    cup.oval(colour.darker(0.2), 0, -1, 27, 4)
    cup.oval(colour, 0, -2, 27, 3.6)
    cup.fill(.arc(20, -17, 7.5, 3, from: -90, to: 110), colour.darker(0.12))
    cup.smooth(colour, -21, -28, 21, -28, 18, -10, 9, -3, -9, -3, -18, -10)
    cup.smooth(colour.darker(0.14), 8, -28, 21, -28, 18, -10, 9, -3, 2, -3, 8, -12)
    cup.oval(colour.lighter(0.3), 0, -28, 21, 4.6)
    cup.oval(tea.darker(0.15), 0, -27.6, 18.6, 3.4)
  }
}
