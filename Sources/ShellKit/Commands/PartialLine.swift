/// A line up to the cursor: the whole words of its last command, and the word being typed.
struct PartialLine {
  /// The words before the one being typed.
  let words: [String]
  /// The word being typed, quotes taken away; empty after a blank.
  let beginning: String
  /// How many characters the word being typed takes up, quotes included.
  let rawLength: Int
  /// Whether the line ends in a comment, in which no more words come about.
  let isComment: Bool

  init(_ text: String) {
    rawLength = Self.rawLength(of: text)
    let whole = try? LineSplitter.split(text)
    isComment = whole != nil && whole == (try? LineSplitter.split(text + "x"))
    // After a blank or semicolon the word being typed is stood for by one that is then taken away.
    let typed = rawLength == 0 ? text + "x" : text
    var parsed = Self.parse(typed)
    // An open quote is closed for parsing; the word being typed then ends with it.
    for mark in ["'", "\""] where parsed == nil { parsed = Self.parse(typed + mark) }
    var words = parsed ?? []
    let last = words.popLast() ?? ""
    beginning = rawLength == 0 ? "" : last
    self.words = words
  }

  private static func parse(_ text: String) -> [String]? {
    guard let commands = try? LineSplitter.split(text) else { return nil }
    return commands.last?.words ?? []
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
