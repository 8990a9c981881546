/// An opaque colour of eight bits a channel.
package struct Colour: Hashable, Sendable {
  /// Red, green and blue, as in `0xFF8800`.
  package let rgb: UInt32

  /// Takes the low 24 bits.
  package init(_ rgb: UInt32) {
    self.rgb = rgb & 0xFF_FFFF
  }

  /// This colour with a share of another, from 0 to 1.
  package func mixed(_ other: Colour, _ share: Double) -> Colour {
    let part = max(0, min(256, Int((share * 256).rounded())))
    return Colour(Self.blend(rgb, other.rgb, part))
  }

  /// Darker by a share from 0 to 1.
  package func darker(_ share: Double) -> Colour { mixed(Colour(0), share) }

  /// Lighter by a share from 0 to 1.
  package func lighter(_ share: Double) -> Colour { mixed(Colour(0xFF_FFFF), share) }

  /// `part` in 256 of `above` over `below`, in whole numbers: no machine rounds them its own way.
  static func blend(_ below: UInt32, _ above: UInt32, _ part: Int) -> UInt32 {
    var mixed: UInt32 = 0
    for shift in [UInt32(0), 8, 16] {
      let low = Int(below >> shift & 0xFF)
      let high = Int(above >> shift & 0xFF)
      mixed |= UInt32(low + ((high - low) * part + 128) >> 8) << shift
    }
    return mixed
  }
}
