extension Path {
  /// Straight lines from corner to corner.
  package static func polygon(_ coordinates: Double...) -> Path { Path([points(coordinates)]) }

  /// A rectangle by its upper left corner, with corners of that radius.
  package static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double = 0
  ) -> Path {
    let radius = min(round, width / 2, height / 2)
    guard radius > 0 else {
      return polygon(x, y, x + width, y, x + width, y + height, x, y + height)
    }
    let corners = [
      (Point(x + width - radius, y + radius), 270.0),
      (Point(x + width - radius, y + height - radius), 0),
      (Point(x + radius, y + height - radius), 90), (Point(x + radius, y + radius), 180),
    ]
    return Path([
      corners.flatMap { centre, angle in
        (0...6).map { centre.reached(angle + 15 * Double($0), radius) }
      }
    ])
  }

  /// A circle around a point.
  package static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    ellipse(x, y, radius, radius)
  }

  /// An ellipse around a point, by its half axes.
  package static func ellipse(
    _ x: Double, _ y: Double, _ across: Double, _ down: Double
  ) -> Path {
    Path([
      (0..<72).map {
        Point(x + across * Angle.cosine(5 * Double($0)), y + down * Angle.sine(5 * Double($0)))
      }
    ])
  }

  /// A slice of a circle between two angles in degrees, clockwise from the right.
  package static func slice(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Path {
    let centre = Point(x, y)
    let steps = max(2, Int((end - start) / 5))
    let rim = (0...steps).map {
      centre.reached(start + (end - start) * Double($0) / Double(steps), radius)
    }
    return Path([[centre] + rim])
  }

  /// The part of a circle on one side of a chord, between two angles in degrees.
  package static func bow(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Path {
    Path(slice(x, y, radius, from: start, to: end).outlines.map { Array($0.dropFirst()) })
  }

  /// A star, or with equal radii a regular polygon; the first tip is above the centre.
  package static func star(
    _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, tips: Int, turn: Double = 0
  ) -> Path {
    let step = 180 / Double(tips)
    return Path([
      (0..<2 * tips).map {
        Point(x, y).reached(turn - 90 + step * Double($0), $0.isMultiple(of: 2) ? outer : inner)
      }
    ])
  }
}
