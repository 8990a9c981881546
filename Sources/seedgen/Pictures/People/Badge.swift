internal import PictureKit

/// A round ground, lighter within.
struct Badge {
  let canvas: Canvas
  let outer: Colour
  let inner: Colour
  let chance: Chance

  init(_ canvas: Canvas, _ outer: Colour, _ inner: Colour, _ chance: Chance) {
    self.canvas = canvas
    self.outer = outer
    self.inner = inner
    self.chance = chance
  }

  func backdrop() {
    canvas.box(outer, 0, 0, 100, 100)
    canvas.disc(inner, 50, 50, 44)
  }

  /// The round ground alone, for what fills it.
  var round: Canvas { canvas.within(.circle(50, 50, 44)) }

  /// A ladder with its foot at a place, leaning to the right.
  func ladder(
    _ canvas: Canvas, _ x: Double, _ foot: Double, _ top: Double, lean: Double, _ wood: Colour,
    wide: Double = 16
  ) {
    canvas.line(wood, 3, x, foot, x + lean, top)
    canvas.line(wood, 3, x + wide, foot, x + lean + wide, top)
    let rungs = Int((foot - top) / 9)
    for rung in 1..<max(2, rungs) {
      let share = Double(rung) / Double(rungs)
      let (left, y) = (x + lean * share, foot + (top - foot) * share)
      canvas.line(wood.darker(0.15), 2.4, left, y, left + wide, y)
    }
  }
}
