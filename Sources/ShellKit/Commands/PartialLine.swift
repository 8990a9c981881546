/// A line up to the cursor: the whole words of its last command, and the word being typed.
struct PartialLine {
  /// The words before the one being typed.
  let words: [String]
  /// The word being typed, quotes taken away; empty after a blank.
  let beginning: String
  /// How many characters the word being typed takes up, quotes included.
  let rawLength: Int

  init(_ text: String) {
    var parsed = Self.parse(text)
    // An open quote is closed for parsing; the word being typed then ends with it.
    for mark in ["'", "\""] where parsed == nil { parsed = Self.parse(text + mark) }
    let endsInBlank = text.last?.isWhitespace ?? true
    let isOpen = Self.parse(text) == nil
    var words = parsed ?? []
    if endsInBlank && !isOpen || text.hasSuffix(";") {
      self.words = text.hasSuffix(";") ? [] : words
      beginning = ""
      rawLength = 0
      return
    }
    beginning = words.popLast() ?? ""
    self.words = words
    rawLength = Self.rawLength(of: text)
  }

  private static func parse(_ text: String) -> [String]? {
    guard let commands = try? LineSplitter.split(text) else { return nil }
    let endsCommand = text.last { !$0.isWhitespace } == ";"
    return endsCommand ? [] : commands.last?.words ?? []
  }

  /// Walks back to the blank or semicolon outside quotes that the word began after.
  private static func rawLength(of text: String) -> Int {
    var (length, quote, escaped) = (0, Character?.none, false)
    for character in text {
      let separates = quote == nil && !escaped && (character.isWhitespace || character == ";")
      length = separates ? 0 : length + 1
      if escaped {
        escaped = false
      } else if character == "\\", quote != "'" {
        escaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
    }
    return length
  }
}
