/// At most 128 colours, and for each pixel which of them it has.
///
/// The format allows 256; in flat pictures the rarer half is a few pixels at edges, and costs more
/// bytes than eyes get from it.
struct Palette {
  static let most = 128
  private(set) var colours: [UInt32]
  private(set) var indices: [UInt8]

  /// Keeps the most frequent colours; each of the others becomes the nearest of these.
  init(_ raster: Raster) {
    var counts: [UInt32: Int] = [:]
    for pixel in raster.pixels { counts[pixel, default: 0] += 1 }
    let ranked = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
    let kept = ranked.prefix(Self.most).sorted()
    var places: [UInt32: UInt8] = [:]
    for (place, colour) in kept.enumerated() { places[colour] = UInt8(place) }
    for colour in ranked.dropFirst(Self.most) {
      places[colour] = Self.nearest(to: colour, in: kept)
    }
    colours = kept
    indices = raster.pixels.map { places[$0] ?? 0 }
  }

  private static func nearest(to colour: UInt32, in colours: [UInt32]) -> UInt8 {
    var (best, least) = (0, Int.max)
    for (place, other) in colours.enumerated() {
      let distance = distance(colour, other)
      if distance < least { (best, least) = (place, distance) }
    }
    return UInt8(best)
  }

  /// Eyes tell greens apart best, and blues worst.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
      return difference * difference
    }
    return 2 * square(16) + 4 * square(8) + square(0)
  }
}
