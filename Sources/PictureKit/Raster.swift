/// The pixels of a picture, drawn on by a `Canvas`.
package final class Raster {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Red, green and blue of each pixel, row by row.
  package private(set) var pixels: [UInt32]

  /// A picture of one colour.
  package init(width: Int, height: Int, _ colour: Colour = Colour(0)) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: colour.rgb, count: width * height)
  }

  /// Takes pixels as they are, row by row; there are as many as the picture has.
  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// How much of each pixel a path covers, cut to what another shape lets through.
  func mask(_ path: Path, within clip: [UInt8]?) -> [UInt8] {
    var mask = [UInt8](repeating: 0, count: width * height)
    Coverage(path, width: width, height: height).each { row, columns, part in
      for place in columns.lowerBound + row * width..<columns.upperBound + row * width {
        mask[place] = UInt8(part * Int(clip?[place] ?? UInt8(Coverage.full)) / Coverage.full)
      }
    }
    return mask
  }

  /// Lays a colour over what a path covers; `opacity` is in parts of 256.
  func fill(_ path: Path, _ colour: Colour, opacity: Int, within clip: [UInt8]?) {
    let (above, width) = (colour.rgb, width)
    let coverage = Coverage(path, width: width, height: height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      coverage.each { row, columns, part in
        let places = columns.lowerBound + row * width..<columns.upperBound + row * width
        for place in places {
          let passed = clip.map { Int($0[place]) } ?? Coverage.full
          let share = opacity * part * passed / (Coverage.full * Coverage.full)
          pixels[place] = share == 256 ? above : Colour.blend(pixels[place], above, share)
        }
      }
    }
  }
}
