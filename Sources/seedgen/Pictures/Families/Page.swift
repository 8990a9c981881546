internal import PictureKit

/// Paper, ink, and two washes that never quite meet the lines.
struct Page {
  let canvas: Canvas
  let paper: Colour
  let ink: Colour
  let warm: Colour
  let cool: Colour
  private var chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (paper, ink) = (Colour(colours[0]), Colour(colours[1]))
    (warm, cool) = (Colour(colours[2]), Colour(colours[3]))
  }

  /// The paper, and the rings and sums that were on it already.
  mutating func backdrop(width: Double) {
    let print = paper.mixed(ink, 0.1)
    canvas.box(paper, 0, 0, width, 100)
    let x = chance.between(width * 0.55, width * 0.9)
    canvas.ring(print, x, chance.between(12, 30), 13, 1.6)
    for row in 0..<4 {
      let y = 86 + 3.4 * Double(row)
      canvas.line(print, 0.7, width - 30, y, width - 30 + chance.between(6, 14), y)
      canvas.line(print, 0.7, width - 10, y, width - 5, y)
    }
    for tooth in 0..<Int(width / 4) {
      let x = 4 * Double(tooth)
      canvas.poly(paper.darker(0.16), x, 0, x + 4, 0, x + 2, 2.6)
    }
  }

  /// A wash, a little beside where it belongs.
  func wash(_ path: Path, _ colour: Colour) {
    canvas.at(1.6, 1.4).fill(path, colour)
  }

  /// A shape's line, with its wash.
  func shape(_ path: Path, _ colour: Colour? = nil, _ width: Double = 1.1) {
    if let colour { wash(path, colour) }
    canvas.fill(path.outlined(width), ink)
  }

  func stroke(_ width: Double, _ coordinates: Double...) {
    let points = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(coordinates[$0], coordinates[$0 + 1])
    }
    canvas.fill(.curve(width, points), ink)
  }

  /// Slanting lines, as a pen shades.
  func hatch(_ x: Double, _ y: Double, _ width: Double, _ height: Double, lines: Int = 6) {
    for line in 0..<lines {
      let start = x + width * Double(line) / Double(lines)
      stroke(0.7, start, y + height, start + width / Double(lines) * 1.6, y)
    }
  }
}
