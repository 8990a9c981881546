/// Closed outlines; what any of them winds around is inside.
package struct Path: Sendable {
  /// The corners of each outline, in order.
  package private(set) var outlines: [[Point]] = []

  /// Nothing at all.
  package init() {}

  /// Outlines by their corners.
  package init(_ outlines: [[Point]]) {
    self.outlines = outlines
  }

  /// What both have.
  package func joined(_ other: Path) -> Path { Path(outlines + other.outlines) }

  /// This path without what the other winds around, which must lie inside of it.
  package func without(_ hole: Path) -> Path {
    Path(outlines.map(Self.clockwise) + hole.outlines.map { Self.clockwise($0).reversed() })
  }

  /// Every point sent through a transform.
  func transformed(_ transform: Transform) -> Path {
    Path(outlines.map { $0.map { transform($0) } })
  }

  /// The points of a flat list of coordinates; an odd one at the end is left out.
  static func points(_ coordinates: [Double]) -> [Point] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(coordinates[$0], coordinates[$0 + 1])
    }
  }

  static func clockwise(_ outline: [Point]) -> [Point] {
    var area = 0.0
    for (index, point) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      area += point.x * next.y - next.x * point.y
    }
    return area < 0 ? outline.reversed() : outline
  }
}
