internal import PictureKit

/// Short words for what is drawn most; all pictures are 100 units high.
extension Canvas {
  func poly(_ colour: Colour, _ coordinates: Double...) {
    fill(Path([pairs(coordinates)]), colour)
  }

  func smooth(_ colour: Colour, _ coordinates: Double...) {
    fill(.smooth(pairs(coordinates)), colour)
  }

  func disc(_ colour: Colour, _ x: Double, _ y: Double, _ radius: Double) {
    fill(.circle(x, y, radius), colour)
  }

  func oval(_ colour: Colour, _ x: Double, _ y: Double, _ across: Double, _ down: Double) {
    fill(.ellipse(x, y, across, down), colour)
  }

  func box(
    _ colour: Colour, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    round: Double = 0
  ) {
    fill(.box(x, y, width, height, round: round), colour)
  }

  func line(_ colour: Colour, _ width: Double, _ coordinates: Double...) {
    fill(.stroke(pairs(coordinates), width), colour)
  }

  func curve(_ colour: Colour, _ width: Double, _ coordinates: Double...) {
    fill(.curve(width, pairs(coordinates)), colour)
  }

  func ring(
    _ colour: Colour, _ x: Double, _ y: Double, _ radius: Double, _ width: Double
  ) {
    fill(.ring(x, y, radius, width), colour)
  }

  func star(
    _ colour: Colour, _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, tips: Int,
    turn: Double = 0
  ) {
    fill(.star(x, y, outer, inner, tips: tips, turn: turn), colour)
  }

  private func pairs(_ coordinates: [Double]) -> [Point] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(coordinates[$0], coordinates[$0 + 1])
    }
  }
}
