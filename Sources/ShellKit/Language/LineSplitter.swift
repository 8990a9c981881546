/// Splits lines into commands and words: quotes as in a POSIX shell, `;` between commands.
///
/// `#` begins a comment at the start of a line, or after a blank when no digit follows: `#3` is a
/// row of the last table. A line that is not finished goes on in the next one, from where it broke
/// off: what was split already is not looked at again.
package struct LineSplitter {
  /// The text so far: its lines, joined as they belong together.
  package private(set) var text: String
  private var scalars: [Unicode.Scalar]
  private var position = 0
  private var commands: [CommandWords] = []
  private var words: [String] = []
  private var word: String.UnicodeScalarView?
  /// The mark that the quote being read began with; nil outside quotes.
  private var mark: Unicode.Scalar?
  /// Where the text of the present command begins.
  private var start = 0

  /// Begins with a line.
  package init(_ line: String) {
    text = line
    scalars = Array(line.unicodeScalars)
  }

  /// The commands of a line, none for a blank line or a comment.
  ///
  /// Throws for a quote that is not closed and a backslash at the end: the next line may finish it.
  package static func split(_ line: String) throws(Unfinished) -> [CommandWords] {
    var splitter = LineSplitter(line)
    return try splitter.finish()
  }

  /// The commands of the lines so far; throws where the next line may finish them.
  package mutating func finish() throws(Unfinished) -> [CommandWords] {
    try run()
    endCommand(at: position)
    return commands
  }

  /// Takes the next line after `finish` has thrown.
  package mutating func append(_ line: String) {
    if mark == nil {
      // A backslash before the line's end joins two lines.
      scalars.removeLast()
      text.unicodeScalars.removeLast()
      position = scalars.count
    } else {
      scalars.append("\n")
      text += "\n"
    }
    scalars.append(contentsOf: line.unicodeScalars)
    text += line
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func run() throws(Unfinished) {
    if mark != nil { try quote() }
    if start == 0, words.isEmpty, word == nil {
      skipBlanks()
      if next == "#" { position = scalars.count }
    }
    while let scalar = next {
      if scalar == "#", word == nil, !digitFollows { return }
      position += 1
      try take(scalar)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(Unfinished) {
    switch scalar {
    case ";":
      endCommand(at: position - 1)
      start = position
    case "'", "\"":
      mark = scalar
      if word == nil { word = String.UnicodeScalarView() }
      try quote()
    case "\\":
      guard let next else { throw .backslash }
      position += 1
      append(next)
    default:
      if Self.isBlank(scalar) { endWord() } else { append(scalar) }
    }
  }

  private var digitFollows: Bool {
    position + 1 < scalars.count && ("0"..."9").contains(scalars[position + 1])
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if word == nil { word = String.UnicodeScalarView() }
    word?.append(scalar)
  }

  /// Reads to the end of the quote.
  private mutating func quote() throws(Unfinished) {
    guard let mark else { return }
    while let scalar = next {
      position += 1
      if scalar == mark {
        self.mark = nil
        return
      }
      guard mark == "\"", scalar == "\\" else {
        append(scalar)
        continue
      }
      guard let quoted = next else {
        // What it quotes comes with the next line.
        position -= 1
        break
      }
      if Self.isQuotable(quoted) {
        position += 1
        // As in a POSIX shell, a line that ends within quotes may go on without the line end.
        if quoted != "\n" { append(quoted) }
      } else {
        append(scalar)
      }
    }
    throw .quote(Character(mark))
  }

  /// What a backslash quotes between double quotes; before others it stands for itself.
  private static func isQuotable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "$", "`", "\n": true
    default: false
    }
  }

  /// Whether a scalar separates words; most are ASCII, which needs no look into Unicode's tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isWhitespace }
    return scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private mutating func skipBlanks() {
    while let scalar = next, Self.isBlank(scalar) { position += 1 }
  }

  private mutating func endWord() {
    if let word { words.append(String(word)) }
    word = nil
  }

  private mutating func endCommand(at end: Int) {
    endWord()
    defer { words = [] }
    guard !words.isEmpty else { return }
    var source = scalars[start..<end]
    while source.first.map(Self.isBlank) == true { source.removeFirst() }
    while source.last.map(Self.isBlank) == true { source.removeLast() }
    // One by one: taken as a whole they go a long way round.
    var text = String.UnicodeScalarView()
    for scalar in source { text.append(scalar) }
    commands.append(CommandWords(words: words, source: String(text)))
  }
}
