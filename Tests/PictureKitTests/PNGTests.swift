import PictureKit
import Testing

@Suite("A PNG")
struct PNGTests {
  private func stripes(_ colours: Int, width: Int = 20, height: Int = 10) -> Raster {
    let raster = Raster(width: width, height: height)
    for pixel in 0..<width * height {
      let colour = Colour(UInt32(pixel % colours) * 0x01_0101 + 0x10_2030)
      Canvas(raster).fill(.box(Double(pixel % width), Double(pixel / width), 1, 1), colour)
    }
    return raster
  }

  @Test("gives back the pixels it was made of", arguments: [1, 2, 3, 4, 16, 17, 128])
  func roundTrip(colours: Int) throws {
    let raster = stripes(colours)
    let bytes = try PNG.encoded(raster)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let read = try PNG.decoded(bytes)
    #expect(read.width == 20 && read.height == 10)
    #expect(read.pixels == raster.pixels)
  }

  @Test("keeps the most frequent colours, and gives the others the nearest of these")
  func manyColours() throws {
    let raster = stripes(160)
    let read = try PNG.decoded(PNG.encoded(raster))
    #expect(Set(read.pixels).count == 128)
    // The 40 darkest occur twice; of the others the darker stay, and the rest become the 128th.
    #expect(read.pixels[..<128] == raster.pixels[..<128])
    #expect(read.pixels[128..<160].allSatisfy { $0 == raster.pixels[127] })
    #expect(read.pixels[160...] == raster.pixels[160...])
  }

  @Test("is the same each time")
  func same() throws {
    #expect(try PNG.encoded(stripes(90)) == PNG.encoded(stripes(90)))
  }

  @Test("is refused where it is cut off, broken, empty or something else")
  func broken() throws {
    let bytes = try PNG.encoded(stripes(16))
    var flipped = bytes
    flipped[bytes.count - 20] ^= 0xFF
    for wrong in [
      Array(bytes.dropLast(20)), Array(bytes.prefix(40)), flipped, [], Array("GIF89a".utf8),
    ] {
      #expect(throws: PictureError.refused) { try PNG.decoded(wrong) }
    }
  }

  @Test("is refused where it announces more pixels than are read, before memory is taken")
  func large() throws {
    var bytes = try PNG.encoded(stripes(2))
    // Width and height stand in bytes 16 to 23: 65,535 each.
    for (place, byte) in zip(16..<24, [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF] as [UInt8]) {
      bytes[place] = byte
    }
    #expect(throws: PictureError.refused) { try PNG.decoded(bytes) }
  }
}
