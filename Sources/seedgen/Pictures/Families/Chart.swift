internal import PictureKit

/// A sea of icing, and islands of marzipan.
struct Chart {
  let canvas: Canvas
  let sea: Colour
  let foam: Colour
  let marzipan: Colour
  let crust: Colour
  let jam: Colour
  private(set) var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (sea, foam) = (Colour(colours[0]), Colour(colours[1]))
    (marzipan, crust, jam) = (Colour(colours[2]), Colour(colours[3]), Colour(colours[4]))
  }

  var chocolate: Colour { Colour(0x5A3527) }
  var cream: Colour { Colour(0xFFFBF0) }

  mutating func backdrop(width: Double) {
    canvas.box(sea, 0, 0, width, 100)
    let net = sea.darker(0.07)
    for line in 1..<Int(width / 20) { canvas.box(net, 20 * Double(line) - 0.25, 0, 0.5, 100) }
    for line in 1..<5 { canvas.box(net, 0, 20 * Double(line) - 0.25, width, 0.5) }
    for _ in 0..<Int(width / 7) {
      let (x, y) = (chance.between(4, width - 8), chance.between(6, 96))
      canvas.fill(.arc(x, y, 2.2, 1, from: 180, to: 360), foam)
      canvas.fill(.arc(x + 4.4, y, 2.2, 1, from: 180, to: 360), foam)
    }
    let frame = Path.box(0, 0, width, 100).without(.box(2.4, 2.4, width - 4.8, 95.2))
    canvas.fill(frame, jam)
    for mark in 0..<Int(width / 8) where mark.isMultiple(of: 2) {
      canvas.box(cream, 8 * Double(mark), 0.7, 8, 1)
      canvas.box(cream, 8 * Double(mark), 98.3, 8, 1)
    }
  }

  /// A shore that chance draws, in three rims; what stands on the island comes later.
  mutating func island(
    _ x: Double = 50, _ y: Double = 56, _ across: Double = 36, _ down: Double = 30
  ) {
    let points = (0..<11).map { step in
      let reach = chance.between(0.86, 1.12)
      let angle = 360.0 / 11 * Double(step)
      return Point(across * reach * Angle.cosine(angle), down * reach * Angle.sine(angle))
    }
    let shore = Path.smooth(points)
    canvas.at(x, y, scale: 1.2).fill(shore, foam)
    canvas.at(x, y + 3.4).fill(shore, crust.darker(0.18))
    canvas.at(x, y).fill(shore, crust)
    canvas.at(x, y - 1, scale: 0.88).fill(shore, marzipan)
  }

  /// A route of crumbs between two places.
  func route(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) {
    for step in 0..<9 where step.isMultiple(of: 2) {
      let (from, to) = (Double(step) / 9, Double(step + 1) / 9)
      canvas.line(
        jam, 1, x + (toX - x) * from, y + (toY - y) * from, x + (toX - x) * to, y + (toY - y) * to)
    }
    canvas.line(jam, 1.3, toX - 2, toY - 2, toX + 2, toY + 2)
    canvas.line(jam, 1.3, toX - 2, toY + 2, toX + 2, toY - 2)
  }

  func almond(
    _ x: Double, _ y: Double, _ angle: Double, _ size: Double, _ colour: Colour = Colour(0xB9774A)
  ) {
    let nut = canvas.at(x, y, scale: size, turn: angle)
    nut.smooth(colour, -10, 0, -3, -6, 6, -4, 12, 0, 6, 4, -3, 6)
    nut.curve(colour.darker(0.25), 0.8, -7, -1, 0, -2, 8, 0)
    nut.curve(colour.darker(0.25), 0.8, -6, 2, 0, 2, 6, 1.4)
  }
}
