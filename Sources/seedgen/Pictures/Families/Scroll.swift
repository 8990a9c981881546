internal import PictureKit

/// Paper that has been folded, ink in any thinness, and a seal.
struct Scroll {
  let canvas: Canvas
  let paper: Colour
  let ink = Colour(0x24262B)
  private(set) var chance: Chance

  init(_ canvas: Canvas, _ paper: Colour, _ chance: Chance) {
    self.canvas = canvas
    self.paper = paper
    self.chance = chance
  }

  /// Ink with a share of water.
  func wash(_ water: Double) -> Colour { ink.mixed(paper, water) }

  mutating func backdrop(width: Double) {
    canvas.box(paper, 0, 0, width, 100)
    let line = paper.mixed(Colour(0xC0453A), 0.28)
    for column in 1..<Int(width / 12) { canvas.box(line, 12 * Double(column), 5, 0.35, 90) }
    canvas.fill(.box(4, 5, width - 8, 90).outlined(0.6), line)
    canvas.box(paper.darker(0.05), 0, 49.6, width, 0.8)
    for _ in 0..<Int(width / 12) {
      canvas.disc(
        paper.darker(0.07), chance.between(0, width), chance.between(0, 100),
        chance.between(0.5, 1.8))
    }
  }

  /// A mountain of one brush: its back, and the folds below.
  func mountain(_ x: Double, _ foot: Double, _ wide: Double, _ high: Double, _ water: Double) {
    let body = Path.smooth(
      Path.corners(
        x - wide, foot, x - wide * 0.55, foot - high * 0.42, x - wide * 0.3, foot - high * 0.5,
        x - wide * 0.08, foot - high,
        x + wide * 0.1, foot - high * 0.92, x + wide * 0.32, foot - high * 0.46, x + wide * 0.6,
        foot - high * 0.4, x + wide, foot, x, foot + 3))
    canvas.fill(body, wash(water))
    let inside = canvas.within(body)
    for fold in 0..<5 {
      let start = x - wide * 0.1 + wide * 0.12 * Double(fold - 2)
      inside.fill(
        .curve(
          1.5,
          Path.corners(
            start, foot - high * (0.86 - 0.1 * Double(abs(fold - 2))), start + 2, foot - high * 0.5,
            start + Double(fold - 2) * 4, foot - high * 0.14)),
        wash(max(0, water - 0.16)))
    }
    inside.box(paper.mixed(wash(water), 0.35), x - wide, foot - high * 0.16, 2 * wide, high * 0.05)
    inside.box(paper.mixed(wash(water), 0.2), x - wide, foot - high * 0.09, 2 * wide, high * 0.2)
  }

  func seal(_ x: Double, _ y: Double) {
    let red = Colour(0xB8322A)
    canvas.box(red, x - 4.4, y - 4.4, 8.8, 8.8, round: 1)
    canvas.fill(.box(x - 2.8, y - 2.8, 5.6, 5.6).outlined(0.7), paper)
    canvas.line(paper, 0.8, x, y - 2.8, x, y + 2.8)
    canvas.line(paper, 0.8, x - 2.8, y, x + 2.8, y)
  }

  func birds(_ x: Double, _ y: Double) {
    for (dx, dy) in [(0.0, 0.0), (7, -3), (12, 1)] {
      canvas.fill(
        .curve(0.8, Path.corners(x + dx - 3, y + dy - 1, x + dx - 1, y + dy - 1.4, x + dx, y + dy)),
        ink)
      canvas.fill(
        .curve(0.8, Path.corners(x + dx, y + dy, x + dx + 1, y + dy - 1.4, x + dx + 3, y + dy - 1)),
        ink)
    }
  }
}
