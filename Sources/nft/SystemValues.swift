internal import Glibc
internal import Market
internal import ShellKit

/// The clock, chance and the environment, made here and handed in.
enum SystemValues {
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The words that the program was started with; throws for one that is no UTF-8.
  static func arguments() throws(Failure) -> [String] {
    var words: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      guard let word = String(validatingCString: bytes) else {
        throw .usage("utf-8", "Argument \(index) is not UTF-8.")
      }
      words.append(word)
    }
    return words
  }

  /// The system's clock.
  static let clock = Clock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The time since the system started, in nanoseconds.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// 128 random bits as text, which nobody guesses.
  static func secret() -> String {
    identifiers.next().filter { $0 != "-" }
  }

  /// Random UUIDs of version 4.
  static let identifiers = IdentifierSource {
    let high = UInt64.random(in: .min ... .max) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = UInt64.random(in: .min ... .max) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return uuid(high, low)
  }

  /// The 128 bits as text, a dash before the bytes 4, 6, 8 and 10.
  static func uuid(_ high: UInt64, _ low: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for position in 0..<16 {
      if [4, 6, 8, 10].contains(position) { text.append(UInt8(ascii: "-")) }
      let half = position < 8 ? high : low
      let byte = Int(truncatingIfNeeded: half >> UInt64(8 * (7 - position % 8))) & 0xFF
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
