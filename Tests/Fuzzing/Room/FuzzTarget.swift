/// What keeps its promises for any bytes at all, or ends the process.
protocol FuzzTarget {
  /// Tries one input.
  func check(_ bytes: [UInt8])
}
