extension Path {
  /// A closed outline that passes smoothly through the points.
  package static func smooth(_ coordinates: Double...) -> Path { smooth(points(coordinates)) }

  /// A closed outline that passes smoothly through the points.
  package static func smooth(_ points: [Point]) -> Path { Path([rounded(points, isClosed: true)]) }

  /// A stroke of that width with round ends, along straight lines.
  package static func line(_ width: Double, _ coordinates: Double...) -> Path {
    stroke(points(coordinates), width)
  }

  /// A stroke of that width with round ends, smoothly through the points.
  package static func curve(_ width: Double, _ coordinates: Double...) -> Path {
    curve(width, points(coordinates))
  }

  /// A stroke of that width with round ends, smoothly through the points.
  package static func curve(_ width: Double, _ points: [Point]) -> Path {
    stroke(rounded(points, isClosed: false), width)
  }

  /// A part of a circle's line, between two angles in degrees, clockwise from the right.
  package static func arc(
    _ x: Double, _ y: Double, _ radius: Double, _ width: Double, from start: Double, to end: Double
  ) -> Path {
    let steps = max(2, Int((end - start) / 6))
    let points = (0...steps).map {
      Point(x, y).reached(start + (end - start) * Double($0) / Double(steps), radius)
    }
    return stroke(points, width)
  }

  /// A circle's line.
  package static func ring(
    _ x: Double, _ y: Double, _ radius: Double, _ width: Double
  ) -> Path {
    circle(x, y, radius + width / 2).without(circle(x, y, max(0, radius - width / 2)))
  }

  /// The outline's own line, closed.
  package func outlined(_ width: Double) -> Path {
    Path(outlines.flatMap { Self.stroke($0 + $0.prefix(1), width).outlines })
  }

  /// A stroke with round joints and ends: a box for each part, and a disc for each corner.
  package static func stroke(_ points: [Point], _ width: Double) -> Path {
    let radius = width / 2
    var outlines = points.map { point in
      (0..<12).map { point.reached(30 * Double($0), radius) }
    }
    for (start, end) in zip(points, points.dropFirst()) {
      let (across, down) = (end.x - start.x, end.y - start.y)
      let length = (across * across + down * down).squareRoot()
      guard length > 0 else { continue }
      let (x, y) = (-down / length * radius, across / length * radius)
      outlines.append(
        clockwise([
          Point(start.x + x, start.y + y), Point(end.x + x, end.y + y),
          Point(end.x - x, end.y - y), Point(start.x - x, start.y - y),
        ]))
    }
    return Path(outlines)
  }

  /// Points of a Catmull-Rom curve, eight for each part.
  private static func rounded(_ points: [Point], isClosed: Bool) -> [Point] {
    let count = points.count
    guard count > 2 else { return points }
    func point(_ index: Int) -> Point {
      isClosed ? points[(index + count) % count] : points[max(0, min(count - 1, index))]
    }
    var curve: [Point] = []
    for index in 0..<(isClosed ? count : count - 1) {
      let four = (-1...2).map { point(index + $0) }
      for step in 0..<8 {
        let t = Double(step) / 8
        curve.append(
          Point(bent(four.map(\.x), t), bent(four.map(\.y), t)))
      }
    }
    return isClosed ? curve : curve + [points[count - 1]]
  }

  private static func bent(_ p: [Double], _ t: Double) -> Double {
    let first = (p[2] - p[0]) * t
    let second = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
    let third = (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t * t * t
    return p[1] + (first + second + third) / 2
  }
}
