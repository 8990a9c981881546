internal import PictureKit

/// Folded paper: each side of a fold catches the light in its own way.
struct Folding {
  let canvas: Canvas
  private let shades: [Colour]
  private let floor: Colour

  init(_ canvas: Canvas, _ paper: Colour, _ floor: Colour) {
    self.canvas = canvas
    self.floor = floor
    shades = [
      paper.lighter(0.55), paper.lighter(0.25), paper, paper.darker(0.2), paper.darker(0.42),
      paper.darker(0.75),
    ]
  }

  /// A flat part, from 0, the lightest, to 5, nearly black.
  func callAsFunction(_ shade: Int, _ coordinates: Double...) {
    let points = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(coordinates[$0], coordinates[$0 + 1])
    }
    canvas.fill(Path([points]), shades[shade])
  }

  func eye(_ x: Double, _ y: Double, _ radius: Double = 1.4) {
    canvas.disc(shades[5], x, y, radius)
  }

  func shadow() {
    canvas.fill(.ellipse(50, 86.5, 34, 4), floor, 0.55)
  }
}
