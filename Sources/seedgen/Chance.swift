/// Chance that comes out the same each time: SplitMix64, begun anew for each thing.
///
/// What belongs to a thing depends on the world's seed, its kind and its number alone, so that an
/// NFT has the same identifier in every file without anything being remembered.
struct Chance {
  /// What a sequence is for; each kind has one of its own.
  enum Kind: UInt64 {
    case collection = 1, nft, user, profile, order, collectionID, nftID, userID, size, holding
    case picture, cover, avatar
  }

  private var state: UInt64

  init(_ seed: UInt64, _ kind: Kind, _ number: Int) {
    state = Self.mixed(Self.mixed(seed &* 31 &+ kind.rawValue) ^ UInt64(number))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A number from 0 up to, and without, `bound`.
  mutating func below(_ bound: Int) -> Int {
    Int((next() >> 1) % UInt64(bound))
  }

  /// True once in `turns` times.
  mutating func once(in turns: Int) -> Bool { below(turns) == 0 }

  /// A measure between two others, in steps of a thousandth of the way.
  mutating func between(_ least: Double, _ most: Double) -> Double {
    least + (most - least) * Double(below(1_001)) / 1_000
  }

  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[below(things.count)] }

  /// A UUID of version 4.
  mutating func identifier() -> String {
    let digits = Array("0123456789abcdef".utf8)
    let high = next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for byte in 0..<16 {
        if [4, 6, 8, 10].contains(byte) {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let half = byte < 8 ? high : low
        let value = Int(truncatingIfNeeded: half >> UInt64(8 * (7 - byte % 8))) & 0xFF
        text[place] = digits[value >> 4]
        text[place + 1] = digits[value & 15]
        place += 2
      }
      return place
    }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
