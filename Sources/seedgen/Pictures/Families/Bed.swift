internal import PictureKit

/// A plate of a flora, with a ruler along its edge.
struct Bed {
  let canvas: Canvas
  let paper: Colour
  let stem: Colour
  let leaf: Colour
  let bloom: Colour
  let ink: Colour
  let chance: Chance

  init(_ canvas: Canvas, _ colours: [UInt32], _ chance: Chance) {
    self.canvas = canvas
    self.chance = chance
    (paper, stem, leaf) = (Colour(colours[0]), Colour(colours[1]), Colour(colours[2]))
    (bloom, ink) = (Colour(colours[3]), Colour(colours[4]))
  }

  func backdrop(width: Double) {
    canvas.box(paper, 0, 0, width, 100)
    let plates = Int(width / 100) * 2 - 1
    for plate in 0..<plates {
      let x = width * (Double(plate) + 0.5) / Double(plates)
      canvas.fill(.circle(x, 48, 40), paper.mixed(leaf, 0.2))
    }
    canvas.box(bloom.mixed(paper, 0.35), 0, 92, width, 8)
    for tick in 0..<Int(width / 2) {
      let long = tick.isMultiple(of: 10) ? 5.0 : tick.isMultiple(of: 5) ? 3.6 : 2.2
      canvas.box(ink, 2 * Double(tick) + 0.8, 92, 0.5, long)
    }
  }

  /// A fern's frond, whose sides are fronds themselves.
  func frond(_ from: Point, _ angle: Double, _ length: Double, _ depth: Int) {
    let end = from.reached(angle, length)
    canvas.fill(.stroke([from, end], depth > 1 ? 1.5 : 0.9), depth > 1 ? stem : leaf)
    guard depth > 0 else { return }
    let steps = depth > 1 ? 11 : 6
    for step in 1..<steps {
      let share = Double(step) / Double(steps)
      let place = from.reached(angle, length * share)
      let size = length * 0.42 * (1 - share * 0.85)
      for side in [-58.0, 58] {
        if depth == 1 {
          let tip = place.reached(angle + side, size)
          canvas.fill(.stroke([place, tip], 1.5), leaf)
        } else {
          frond(place, angle + side, size, depth - 1)
        }
      }
    }
  }
}
