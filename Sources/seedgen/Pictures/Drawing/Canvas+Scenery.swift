internal import PictureKit

/// Skies, light, water and weather. What has `width` reaches that far from the left.
extension Canvas {
  /// From one colour to another in flat bands: the picture stays small, and looks printed.
  func sky(
    _ top: Colour, _ bottom: Colour, bands: Int = 7, from start: Double = 0, to end: Double = 100,
    width: Double = 240
  ) {
    let height = (end - start) / Double(bands)
    for band in 0..<bands {
      let share = bands == 1 ? 0 : Double(band) / Double(bands - 1)
      let y = start + height * Double(band)
      box(top.mixed(bottom, share), -1, y, width + 2, height + 0.4)
    }
  }

  /// Light that fades in a few rings.
  func glow(
    _ colour: Colour, _ x: Double, _ y: Double, _ radius: Double, rings: Int = 4,
    _ opacity: Double = 0.16
  ) {
    for ring in 0..<rings {
      let size = radius * Double(rings - ring) / Double(rings)
      fill(.circle(x, y, size), colour, opacity)
    }
  }

  /// Small lights here and there between two heights.
  func stars(
    _ colour: Colour, _ count: Int, _ chance: inout Chance, from top: Double = 2,
    to bottom: Double = 50, width: Double = 100
  ) {
    for _ in 0..<count {
      let x = chance.between(1, width - 1)
      let y = chance.between(top, bottom)
      disc(colour, x, y, chance.once(in: 4) ? 0.75 : 0.45)
    }
  }

  /// Snow in round flakes of three sizes.
  func snow(
    _ colour: Colour, _ count: Int, _ chance: inout Chance, to bottom: Double = 100,
    width: Double = 100
  ) {
    for _ in 0..<count {
      let x = chance.between(0, width)
      let y = chance.between(0, bottom)
      disc(colour, x, y, [0.6, 0.9, 1.3][chance.below(3)])
    }
  }

  /// Short level strokes, as light lies on quiet water.
  func ripples(
    _ colour: Colour, _ count: Int, _ chance: inout Chance, from top: Double, to bottom: Double,
    around x: Double, spread: Double
  ) {
    for index in 0..<count {
      let share = (Double(index) + 0.5) / Double(count)
      let y = top + (bottom - top) * share
      let reach = spread * (0.35 + 0.65 * share)
      let middle = x + chance.between(-reach / 2, reach / 2)
      let half = chance.between(reach * 0.25, reach * 0.6)
      line(colour, 0.9 + 0.5 * share, middle - half, y, middle + half, y)
    }
  }

  /// Hills from edge to edge, down to the ground.
  func ridge(
    _ colour: Colour, _ y: Double, _ rise: Double, _ chance: inout Chance, width: Double = 100,
    step: Double = 14
  ) {
    var points = [Point(-30, 140), Point(-30, y)]
    var x = -12.0
    while x < width + 12 {
      points.append(Point(x, y - chance.between(0, rise)))
      x += step * chance.between(0.7, 1.3)
    }
    points += [Point(width + 30, y), Point(width + 30, 140)]
    fill(.smooth(points), colour)
  }

  /// A scene as another picture of the same thing shows it: nearer, or from the other side.
  func view(_ piece: Piece) -> Canvas {
    switch piece.index % 3 {
    case 1: self
    case 2: at(50, 52, scale: 1.12, mirrored: true).at(-50, -52)
    default: at(50, 54, scale: 1.3).at(-50, -54)
    }
  }
}
