internal import Glibc
internal import Market

/// The clock, chance and the environment, made here and handed in.
enum SystemValues {
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The system's clock.
  static let clock = Clock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// Random UUIDs of version 4.
  static let identifiers = IdentifierSource {
    let high = UInt64.random(in: .min ... .max) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = UInt64.random(in: .min ... .max) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return uuid(high, low)
  }

  static func uuid(_ high: UInt64, _ low: UInt64) -> String {
    let digits = [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    let text = Array(digits.joined())
    let ends = [8, 12, 16, 20, 32]
    return zip([0] + ends, ends).map { String(text[$0..<$1]) }.joined(separator: "-")
  }
}
