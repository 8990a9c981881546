/// What stands before an opening brace, read as the beginning of a declaration.
struct DeclarationHeader {
  /// `func`, `var`, `struct` and so on.
  let keyword: String
  /// What it declares; for an extension the type with its dots.
  let name: String
  /// How many lines into the text it begins.
  let lineOffset: Int

  private static let keywords: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "struct", "class", "enum", "protocol", "actor",
    "extension",
  ]
  private static let statements: Set<String> = [
    "if", "else", "for", "while", "guard", "switch", "do", "catch", "repeat", "defer", "return",
    "case", "let", "#if", "#else", "#endif",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "static",
    "indirect",
    "mutating", "nonmutating", "consuming", "borrowing", "override", "required", "convenience",
    "lazy", "weak", "unowned", "nonisolated", "prefix", "postfix", "distributed",
  ]

  /// Nil where the text ends in something that declares nothing.
  init?(_ text: Substring) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isLast = true
    for (offset, line) in lines.enumerated().reversed() where line.contains(where: { $0 != " " }) {
      var words = Self.words(of: line)
      while let word = words.first, Self.isModifier(word, before: words.dropFirst().first) {
        words.removeFirst()
      }
      guard let word = words.first else { continue }
      if Self.statements.contains(word) { return nil }
      if Self.keywords.contains(word), isLast || word != "var" {
        (keyword, lineOffset) = (word, offset)
        name =
          ["init", "deinit", "subscript"].contains(word) ? word : words.dropFirst().first ?? ""
        return
      }
      isLast = false
    }
    return nil
  }

  private static func isModifier(_ word: String, before next: String?) -> Bool {
    modifiers.contains(word) || word == "class" && ["func", "var"].contains(next)
  }

  /// The words of a line without attributes and without what stands in parentheses.
  private static func words(of line: Substring) -> [String] {
    var (depth, plain) = (0, "")
    for character in line {
      if "([".contains(character) { depth += 1 }
      if depth == 0 { plain.append("<:?!".contains(character) ? " " : character) }
      if ")]".contains(character) {
        depth = max(0, depth - 1)
        plain.append(" ")
      }
    }
    return plain.split(separator: " ").filter { !$0.hasPrefix("@") }.map(String.init)
  }
}
