internal import PictureKit

/// A picture that can be drawn: what it is called, how large it is, and how.
struct Drawing {
  /// Its kind and its own name, such as `nfts/109-1`.
  let name: String
  /// In pixels.
  let width: Int
  let height: Int
  private let draw: (Canvas) -> Void

  /// A picture whose height is 100 units of what `draw` draws.
  init(_ name: String, _ width: Int, _ height: Int, draw: @escaping (Canvas) -> Void) {
    self.name = name
    self.width = width
    self.height = height
    self.draw = draw
  }

  /// The bytes of its file.
  func png() throws(GenerationError) -> [UInt8] {
    let raster = Raster(width: width, height: height)
    draw(Canvas(raster).at(0, 0, scale: Double(height) / 100))
    do throws(PictureError) {
      return try PNG.encoded(raster)
    } catch {
      throw .outside("The picture \(name) can't be encoded", "\(error)")
    }
  }
}
