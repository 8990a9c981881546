internal import PictureKit

/// A dark room, a twig of a fir, and the colours of one toy.
struct Tree {
  private(set) var canvas: Canvas
  let room: Colour
  let needle: Colour
  let glass: Colour
  let second: Colour
  let pale: Colour
  private var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (room, needle) = (Colour(colours[0]), Colour(colours[1]))
    (glass, second, pale) = (Colour(colours[2]), Colour(colours[3]), Colour(colours[4]))
  }

  var dark: Colour { room.darker(0.45) }

  /// Lamps out of focus, and the twig.
  mutating func backdrop(width: Double = 100) {
    canvas.box(room, 0, 0, width, 100)
    for _ in 0..<Int(width / 8) {
      let (x, y) = (chance.between(0, width), chance.between(16, 100))
      canvas.fill(
        .circle(x, y, chance.between(3, 9)), [glass, second, pale][chance.below(3)], 0.14)
    }
    canvas.curve(needle.darker(0.45), 2.2, -4, 4, width * 0.4, 9, width + 4, 5)
    for index in 0..<Int(width / 4) {
      let x = 4 * Double(index)
      let y = 5 + 3.4 * Angle.sine(180 * x / width)
      let colour = index.isMultiple(of: 3) ? needle.darker(0.25) : needle
      canvas.poly(colour, x, y - 0.8, x, y + 0.8, x + 7, y + 8)
      canvas.poly(colour, x + 1, y - 0.8, x + 1, y + 0.8, x + 7, y - 6)
    }
  }

  /// The thread and the cap that a toy hangs by, above a place.
  func hung(at y: Double, _ x: Double = 50) {
    canvas.line(pale, 0.7, x, 6, x, y - 5)
    canvas.ring(second, x, y - 5, 2, 1)
    canvas.box(second, x - 4, y - 3.6, 8, 4.6, round: 1)
    canvas.line(second.darker(0.3), 0.8, x - 1.4, y - 3, x - 1.4, y)
    canvas.line(second.darker(0.3), 0.8, x + 1.4, y - 3, x + 1.4, y)
  }

  /// Where a window lies in the glass.
  func gleam(_ x: Double, _ y: Double, _ radius: Double) {
    canvas.fill(.arc(x, y, radius, 2.2, from: 190, to: 255), Colour(0xFFFFFF), 0.75)
    canvas.fill(.arc(x, y, radius, 2.2, from: 268, to: 278), Colour(0xFFFFFF), 0.75)
  }

  /// A ball with its shaded side.
  func ball(_ colour: Colour, _ x: Double, _ y: Double, _ radius: Double) {
    canvas.disc(colour, x, y, radius)
    let inside = canvas.within(.circle(x, y, radius))
    inside.fill(
      Path.circle(x, y, radius * 1.4).without(.circle(x - radius * 0.22, y - radius * 0.2, radius)),
      colour.darker(0.22))
  }
}

extension Tree {
  /// The same colours, drawn elsewhere.
  init(_ canvas: Canvas, of tree: Tree) {
    self = tree
    self.canvas = canvas
  }
}
