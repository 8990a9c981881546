/// A place on a picture: x to the right, y down.
package struct Point: Equatable, Sendable {
  /// To the right.
  package var x: Double
  /// Down.
  package var y: Double

  /// A place by its coordinates.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The place at an angle and a distance from here; angles are in degrees, clockwise from the
  /// right.
  package func reached(_ angle: Double, _ distance: Double) -> Point {
    Point(x + Angle.cosine(angle) * distance, y + Angle.sine(angle) * distance)
  }
}
