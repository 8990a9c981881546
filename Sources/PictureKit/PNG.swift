internal import CPNG
internal import Glibc

/// The file format of pictures.
package enum PNG {
  /// A picture of more pixels is not read.
  package static let mostPixels = 1 << 24

  /// The bytes of a file with at most 128 colours, as small as the format makes it.
  ///
  /// Of a picture with more colours, the most frequent are kept.
  package static func encoded(_ raster: Raster) throws(PictureError) -> [UInt8] {
    let palette = Palette(raster)
    let entries = palette.colours.flatMap { colour in
      [16, 8, 0].map { UInt8(colour >> $0 & 0xFF) }
    }
    var bytes = cpng_bytes()
    let status = palette.indices.withUnsafeBufferPointer { indices in
      entries.withUnsafeBufferPointer { entries -> Int32 in
        guard let indices = indices.baseAddress, let entries = entries.baseAddress else {
          return Int32(cpng_refused.rawValue)
        }
        return cpng_encode(
          indices, UInt32(raster.width), UInt32(raster.height), entries,
          Int32(palette.colours.count), &bytes)
      }
    }
    return try taken(bytes, status)
  }

  /// The picture of any PNG.
  package static func decoded(_ file: [UInt8]) throws(PictureError) -> Raster {
    var pixels = cpng_pixels()
    let status = file.withUnsafeBufferPointer { file -> Int32 in
      guard let start = file.baseAddress else { return Int32(cpng_refused.rawValue) }
      return cpng_decode(start, file.count, mostPixels, &pixels)
    }
    defer { free(pixels.start) }
    if let error = PictureError(status: status) { throw error }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    return Raster(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: pixels.start, count: width * height)))
  }

  /// The bytes that C gave, which are freed.
  private static func taken(_ bytes: cpng_bytes, _ status: Int32) throws(PictureError) -> [UInt8] {
    defer { free(bytes.start) }
    if let error = PictureError(status: status) { throw error }
    return Array(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }
}
