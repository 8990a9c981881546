/// Splits a line into commands and words: quotes as in a POSIX shell, `;` between commands.
///
/// `#` begins a comment at the start of a line, or after a blank when no digit follows: `#3` is a
/// row of the last table.
package struct LineSplitter {
  private var rest: Substring.UnicodeScalarView
  private let line: Substring.UnicodeScalarView
  private var commands: [CommandWords] = []
  private var words: [String] = []
  private var word: String.UnicodeScalarView?
  private var start: String.Index

  private init(_ line: String) {
    self.line = line[...].unicodeScalars
    rest = self.line
    start = line.startIndex
  }

  /// The commands of a line, none for a blank line or a comment.
  ///
  /// Throws for a quote that is not closed and a backslash at the end: the next line may finish it.
  package static func split(_ line: String) throws(Unfinished) -> [CommandWords] {
    var splitter = LineSplitter(line)
    try splitter.run()
    return splitter.commands
  }

  private mutating func run() throws(Unfinished) {
    while let scalar = rest.first, Self.isBlank(scalar) { rest.removeFirst() }
    if rest.first == "#" { return }
    while let scalar = rest.first {
      if scalar == "#", word == nil, !nextIsDigit { break }
      rest.removeFirst()
      try take(scalar)
    }
    endCommand(at: rest.startIndex)
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(Unfinished) {
    switch scalar {
    case ";":
      endCommand(at: line.index(before: rest.startIndex))
      start = rest.startIndex
    case "'": try quote(until: "'")
    case "\"": try quote(until: "\"")
    case "\\":
      guard let next = rest.popFirst() else {
        throw .backslash
      }
      append(next)
    default:
      if Self.isBlank(scalar) { endWord() } else { append(scalar) }
    }
  }

  private var nextIsDigit: Bool {
    rest.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if word == nil { word = String.UnicodeScalarView() }
    word?.append(scalar)
  }

  private mutating func quote(until mark: Unicode.Scalar) throws(Unfinished) {
    if word == nil { word = String.UnicodeScalarView() }
    while let scalar = rest.popFirst() {
      if scalar == mark { return }
      if mark == "\"", scalar == "\\", let next = rest.first, Self.isQuotable(next) {
        rest.removeFirst()
        // As in a POSIX shell, a line that ends within quotes may go on without the line end.
        if next != "\n" { append(next) }
      } else {
        append(scalar)
      }
    }
    throw .quote(Character(mark))
  }

  /// What a backslash quotes between double quotes; before others it stands for itself.
  private static func isQuotable(_ scalar: Unicode.Scalar) -> Bool {
    "\"\\$`\n".unicodeScalars.contains(scalar)
  }

  /// Whether a scalar separates words; most are ASCII, which needs no look into Unicode's tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isWhitespace }
    return scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private mutating func endWord() {
    if let word { words.append(String(word)) }
    word = nil
  }

  private mutating func endCommand(at end: String.Index) {
    endWord()
    defer { words = [] }
    guard !words.isEmpty else { return }
    var source = line[start..<end]
    while source.first.map(Self.isBlank) == true { source.removeFirst() }
    while source.last.map(Self.isBlank) == true { source.removeLast() }
    commands.append(CommandWords(words: words, source: String(source)))
  }
}
