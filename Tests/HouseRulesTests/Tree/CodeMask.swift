/// Blanks comments and the insides of strings, so that rules about code see only code.
///
/// Interpolations stay, as they are code. Literals of regular expressions are not known to it.
struct CodeMask {
  private let bytes: [UInt8]
  private var masked: [UInt8]
  private var at = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    masked = bytes
  }

  /// The text with as many lines, each as long in bytes as it was.
  static func masked(_ text: String) -> String {
    var mask = CodeMask(text)
    mask.passCode(untilParenthesis: false)
    return String(decoding: mask.masked, as: UTF8.self)
  }

  private mutating func passCode(untilParenthesis: Bool) {
    var depth = 0
    while at < bytes.count {
      if starts("//") {
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { blank() }
      } else if starts("/*") {
        passBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        passString(hashes)
      } else {
        if bytes[at] == UInt8(ascii: "(") { depth += 1 }
        if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
        at += 1
        if untilParenthesis, depth < 0 { return }
      }
    }
  }

  private mutating func passBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") { depth += 1 }
      if starts("*/") { depth -= 1 }
      if starts("/*") || starts("*/") { blank() }
      blank()
    } while depth > 0 && at < bytes.count
  }

  /// How many `#` stand between here and a quotation mark; nil where no string begins here.
  private func hashesBeforeQuote() -> Int? {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - at
  }

  private mutating func passString(_ count: Int) {
    let hashes = String(repeating: "#", count: count)
    at += count
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    at += quote.utf8.count
    while at < bytes.count {
      if starts(quote + hashes) {
        at += quote.utf8.count + count
        return
      }
      if quote.utf8.count == 1, bytes[at] == UInt8(ascii: "\n") { return }
      if starts("\\" + hashes + "(") {
        at += count + 2
        passCode(untilParenthesis: true)
      } else if starts("\\" + hashes) {
        for _ in 0...(count + 1) where at < bytes.count { blank() }
      } else {
        blank()
      }
    }
  }

  private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func blank() {
    if bytes[at] != UInt8(ascii: "\n") { masked[at] = UInt8(ascii: " ") }
    at += 1
  }
}
