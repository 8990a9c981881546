/// Where a drawing's own coordinates lie on the picture: scaled, turned, then moved.
package struct Transform: Equatable, Sendable {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var move = Point(0, 0)

  /// The picture's own coordinates.
  package init() {}

  /// The place of a point on the picture.
  package func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + move.x, b * point.x + d * point.y + move.y)
  }

  /// A transform inside this one; `stretch` scales what goes down against what goes across.
  func placed(
    _ origin: Point, scale: Double, stretch: Double, turn: Double, mirrored: Bool
  ) -> Transform {
    let across = mirrored ? -scale : scale
    let down = scale * stretch
    let (sine, cosine) = (Angle.sine(turn), Angle.cosine(turn))
    var inner = Transform()
    inner.a = (a * cosine + c * sine) * across
    inner.b = (b * cosine + d * sine) * across
    inner.c = (c * cosine - a * sine) * down
    inner.d = (d * cosine - b * sine) * down
    inner.move = self(origin)
    return inner
  }
}
