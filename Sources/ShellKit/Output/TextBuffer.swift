/// Gathers output as bytes, so that a long table is built without copying what stands already.
struct TextBuffer {
  private var bytes: [UInt8] = []
  private var pendingBlanks = 0

  /// What was gathered.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(capacity: Int = 1_024) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends a text, which holds no line end.
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    flushBlanks()
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends blanks, which vanish if the line ends before anything else comes.
  mutating func appendBlanks(_ count: Int) {
    pendingBlanks += count
  }

  /// Ends the line.
  mutating func endLine() {
    pendingBlanks = 0
    bytes.append(0x0A)
  }

  private mutating func flushBlanks() {
    guard pendingBlanks > 0 else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: pendingBlanks))
    pendingBlanks = 0
  }
}
