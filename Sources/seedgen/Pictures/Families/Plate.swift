internal import PictureKit

/// A sheet of a draughtsman's: a ground, pale lines, and one colour for the part that matters.
struct Plate {
  let canvas: Canvas
  let ground: Colour
  let grid: Colour
  let ink: Colour
  let accent: Colour

  init(_ canvas: Canvas, _ colours: [UInt32]) {
    self.canvas = canvas
    (ground, grid) = (Colour(colours[0]), Colour(colours[1]))
    (ink, accent) = (Colour(colours[2]), Colour(colours[3]))
  }

  /// A pale tone for faces of parts.
  var face: Colour { ground.mixed(ink, 0.22) }

  func backdrop(width: Double) {
    canvas.box(ground, 0, 0, width, 100)
    for line in 1..<Int(width / 10) {
      canvas.box(grid, 10 * Double(line) - 0.15, 0, 0.3, 100)
    }
    for line in 1..<10 { canvas.box(grid, 0, 10 * Double(line) - 0.15, width, 0.3) }
    canvas.fill(.box(3, 3, width - 6, 94).outlined(0.7), ink, 0.7)
    for x in [3, width - 3] {
      for y in [3.0, 97] { canvas.ring(ink, x, y, 1.6, 0.7) }
    }
  }

  func outline(_ path: Path, _ width: Double = 1.3) {
    canvas.fill(path.outlined(width), ink)
  }

  /// A part: its face, and its line.
  func part(_ path: Path, _ colour: Colour? = nil) {
    canvas.fill(path, colour ?? face)
    outline(path)
  }

  func gear(
    _ x: Double, _ y: Double, _ radius: Double, teeth: Int, turn: Double = 0,
    _ colour: Colour? = nil
  ) {
    let centre = Point(x, y)
    let step = 360 / Double(teeth)
    let rim = (0..<teeth).flatMap { tooth -> [Point] in
      let angle = turn + step * Double(tooth)
      return [(-0.3, 0.86), (-0.2, 1), (0.2, 1), (0.3, 0.86)].map { side, reach in
        centre.reached(angle + step * side, radius * reach)
      }
    }
    part(Path([rim]), colour)
    part(.circle(x, y, radius * 0.58), ground)
    for spoke in 0..<3 {
      let angle = turn + 120 * Double(spoke)
      let (end, other) = (
        centre.reached(angle, radius * 0.58), centre.reached(angle + 180, radius * 0.58)
      )
      canvas.line(ink, 1.3, end.x, end.y, other.x, other.y)
    }
    part(.circle(x, y, radius * 0.2))
  }

  /// A measure beside a part, from one height to another.
  func measure(_ x: Double, _ top: Double, _ bottom: Double) {
    canvas.line(ink, 0.6, x, top, x, bottom)
    canvas.line(ink, 0.6, x - 2, top, x + 2, top)
    canvas.line(ink, 0.6, x - 2, bottom, x + 2, bottom)
    canvas.line(accent, 0.9, x + 3, (top + bottom) / 2 - 2, x + 3, (top + bottom) / 2 + 2)
  }
}
