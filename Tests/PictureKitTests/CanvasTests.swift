import PictureKit
import Testing

@Suite("A canvas")
struct CanvasTests {
  private let black = Colour(0x000000)
  private let white = Colour(0xFFFFFF)

  private func canvas(_ side: Int = 8) -> Canvas {
    Canvas(Raster(width: side, height: side, black))
  }

  private func row(_ canvas: Canvas, _ row: Int) -> [UInt32] {
    let width = canvas.raster.width
    return Array(canvas.raster.pixels[row * width..<(row + 1) * width])
  }

  @Test("fills whole pixels with the colour, and none beside them")
  func whole() {
    let canvas = canvas(4)
    canvas.fill(.box(1, 1, 2, 1), white)
    #expect(row(canvas, 0) == [0, 0, 0, 0])
    #expect(row(canvas, 1) == [0, 0xFFFFFF, 0xFFFFFF, 0])
    #expect(row(canvas, 2) == [0, 0, 0, 0])
  }

  @Test("fills a part of a pixel with that part of the colour")
  func parts() {
    let canvas = canvas(4)
    canvas.fill(.box(0.5, 0, 1, 1), white)
    canvas.fill(.box(0, 1, 1, 0.25), white)
    // Half of 255 is 127.5, and a quarter 63.75.
    #expect(row(canvas, 0) == [0x808080, 0x808080, 0, 0])
    #expect(row(canvas, 1)[0] == 0x404040)
  }

  @Test("lays a colour over another by its opacity")
  func opacity() {
    let canvas = canvas(1)
    canvas.fill(.box(0, 0, 1, 1), Colour(0xFF0000), 0.5)
    #expect(row(canvas, 0) == [0x800000])
    canvas.fill(.box(0, 0, 1, 1), Colour(0x0000FF), 1)
    #expect(row(canvas, 0) == [0x0000FF])
  }

  @Test("covers what circles cover", arguments: [10.0, 30, 45])
  func circles(radius: Double) {
    let canvas = canvas(100)
    canvas.fill(.circle(50, 50, radius), white)
    let lit = canvas.raster.pixels.reduce(0.0) { $0 + Double($1 & 0xFF) / 255 }
    #expect(abs(lit / (radius * radius) - .pi) < 0.01)
  }

  @Test("leaves holes, also where it is mirrored and turned", arguments: [false, true])
  func holes(isMirrored: Bool) {
    let canvas = canvas(20)
    canvas.at(10, 10, turn: 90, mirrored: isMirrored)
      .fill(Path.box(-8, -8, 16, 16).without(.box(-4, -4, 8, 8)), white)
    #expect(row(canvas, 10)[10] == 0)
    #expect(row(canvas, 10)[3] == 0xFFFFFF)
    #expect(row(canvas, 10)[1] == 0)
  }

  @Test("fills a stroke that crosses itself without holes")
  func crossing() {
    let canvas = canvas(20)
    canvas.fill(.line(4, 2, 2, 18, 18, 18, 2, 2, 18), white)
    #expect(row(canvas, 10)[10] == 0xFFFFFF)
  }

  @Test("draws in coordinates of its own, one within the other")
  func places() {
    let canvas = canvas(10)
    canvas.at(2, 2, scale: 2).at(1, 1, scale: 0.5).fill(.box(0, 0, 1, 1), white)
    #expect(row(canvas, 4) == [0, 0, 0, 0, 0xFFFFFF, 0, 0, 0, 0, 0])
    #expect(row(canvas, 5).allSatisfy { $0 == 0 })
  }

  @Test("draws only within the paths it was cut to, all of them")
  func clips() {
    let canvas = canvas(6)
    canvas.within(.box(1, 0, 4, 6)).within(.box(0, 2, 6, 1)).fill(.box(0, 0, 6, 6), white)
    #expect(row(canvas, 2) == [0, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0])
    #expect(row(canvas, 1).allSatisfy { $0 == 0 } && row(canvas, 3).allSatisfy { $0 == 0 })
  }

  @Test(
    "passes over what lies outside of the picture",
    arguments: [(-50.0, 0.0), (50, 0), (0, -50), (0, 50), (-1e6, 1e6)])
  func outside(x: Double, y: Double) {
    let canvas = canvas(4)
    canvas.fill(.circle(x, y, 5), white)
    #expect(canvas.raster.pixels.allSatisfy { $0 == 0 })
  }

  @Test("has sines that are right to seven digits")
  func sines() {
    for (angle, sine) in [
      (0.0, 0.0), (30, 0.5), (45, 0.70710678), (90, 1), (150, 0.5), (180, 0), (270, -1),
      (-30, -0.5), (750, 0.5), (60, 0.86602540),
    ] {
      #expect(abs(Angle.sine(angle) - sine) < 1e-7, "\(angle)")
      #expect(abs(Angle.cosine(angle - 90) - sine) < 1e-7, "\(angle)")
    }
  }
}
