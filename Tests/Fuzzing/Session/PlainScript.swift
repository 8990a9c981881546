/// The lines of a script found in the plainest way, to compare the reader's with.
enum PlainScript {
  /// A line with its number, counted from 1.
  struct Line {
    /// The text, or the first byte at fault, counted from 1.
    enum Content {
      case text(String)
      case fault(byte: Int)
    }

    let number: Int
    let content: Content
  }

  static func lines(of script: [UInt8]) -> [Line] {
    var lines = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in
      var line = Array(line)
      if index == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Line(number: index + 1, content: content(of: line))
    }
  }

  private static func content(of line: [UInt8]) -> Line.Content {
    if let zero = line.firstIndex(of: 0) { return .fault(byte: zero + 1) }
    let text = String(decoding: line, as: UTF8.self)
    if text.utf8.elementsEqual(line) { return .text(text) }
    var end = 0
    while let length = (1...4).first(where: { isCharacter(line[end...].prefix($0), length: $0) }) {
      end += length
    }
    return .fault(byte: end + 1)
  }

  private static func isCharacter(_ bytes: ArraySlice<UInt8>, length: Int) -> Bool {
    bytes.count == length && String(validating: bytes, as: UTF8.self) != nil
  }
}
