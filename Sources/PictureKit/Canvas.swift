/// A place to draw on a picture, in coordinates of its own.
///
/// ```swift
/// let canvas = Canvas(Raster(width: 360, height: 360, Colour(0x102040)))
/// canvas.fill(.circle(180, 180, 60), Colour(0xFFD27F))
/// let png = try PNG.encoded(canvas.raster)
/// ```
package struct Canvas {
  /// The picture that is drawn on.
  package let raster: Raster
  private var transform = Transform()
  private var clip: [UInt8]?

  /// The picture's own coordinates: a unit is a pixel.
  package init(_ raster: Raster) {
    self.raster = raster
  }

  /// The same picture with the origin elsewhere, in units of that size; `turn` is in degrees.
  package func at(
    _ x: Double, _ y: Double, scale: Double = 1, stretch: Double = 1, turn: Double = 0,
    mirrored: Bool = false
  ) -> Canvas {
    var canvas = self
    canvas.transform = transform.placed(
      Point(x, y), scale: scale, stretch: stretch, turn: turn, mirrored: mirrored)
    return canvas
  }

  /// The same picture, drawn on only inside of a path.
  package func within(_ path: Path) -> Canvas {
    var canvas = self
    canvas.clip = raster.mask(path.transformed(transform), within: clip)
    return canvas
  }

  /// Lays a colour over a path; an opacity of 1 hides what was there.
  package func fill(_ path: Path, _ colour: Colour, _ opacity: Double = 1) {
    raster.fill(
      path.transformed(transform), colour, opacity: Int((opacity * 256).rounded()), within: clip)
  }
}
