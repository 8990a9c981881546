/// Words made by chance from what a splitter cares about; the same for the same seed.
struct SeededWords: RandomNumberGenerator {
  private static let letters = [
    "a", "Z", "7", "'", "\"", "\\", ";", "#", " ", "\t", "\n", "\r\n", "-", "=", "$", "`", "ж",
    "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{A0}", "\u{3000}", "\u{200B}", "*", "~", "|", "&",
  ]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A word of at most eight letters, which may be empty.
  mutating func word() -> String {
    let count = Int.random(in: 0...8, using: &self)
    return (0..<count).map { _ in Self.letters.randomElement(using: &self) ?? "" }.joined()
  }
}
