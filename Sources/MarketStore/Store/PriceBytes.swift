internal import Market

extension Price {
  /// Sixteen bytes, the most significant first: SQLite orders them as the numbers they are.
  var bytes: [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: wei >> (8 * (15 - UInt128($0)))) }
  }

  /// The price in sixteen bytes of a row; one beyond the largest, which this program never wrote,
  /// counts as the largest, so that sums stay within bounds.
  init(bytes: [UInt8]) {
    let wei = bytes.reduce(0) { $0 << 8 | UInt128($1) }
    self.init(wei: min(wei, Price.largest.wei))
  }
}
