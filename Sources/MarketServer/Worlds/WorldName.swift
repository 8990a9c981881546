package import Market

/// What the worlds of tokens are called, and their carts.
package enum WorldName {
  /// The world of a token, which can't be told back from it: tokens are secrets of a kind.
  ///
  /// An empty token names the local world, like none.
  package static func world(ofToken token: String) -> World.ID {
    if token.isEmpty { return World.local }
    let high = digest(token, from: 0xCBF2_9CE4_8422_2325)
    let low = digest(token, from: 0x9AE1_6A3B_2F90_404F)
    return World.ID("token-" + hexadecimal(high) + hexadecimal(low))
  }

  /// FNV-1a of 64 bits, finished so that each bit of the text counts for each of the digest.
  static func digest(_ text: String, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var mixer = SplitMix(seed: hash)
    return mixer.next()
  }

  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension WorldName {
  /// The identity of a world's cart, as the later generations give it: a UUID of its own.
  static func orderIdentity(of world: World.ID) -> String {
    let high = digest(world.rawValue, from: 0x6C62_272E_07BB_0142)
    let low = digest(world.rawValue, from: 0xCBF2_9CE4_8422_2325)
    let digits = Array(
      hexadecimal(high & ~0xF000 | 0x8000)
        + hexadecimal(low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000))
    let cuts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return cuts.map { String(digits[$0]) }.joined(separator: "-")
  }
}
