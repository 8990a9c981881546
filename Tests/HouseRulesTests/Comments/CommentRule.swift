/// How long the first sentence of a comment on a public symbol may be.
enum CommentRule {
  static let longest = 150
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "func", "init", "subscript", "var", "let",
    "typealias", "associatedtype", "static", "indirect", "final", "mutating", "case", "import",
  ]

  /// Public symbols of the product without a comment, or with a first sentence that is too long.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSource && $0.isSwift }.flatMap { file in
      file.code.indices.filter { isPublic(file.code[$0]) }.compactMap { index in
        let comment = comment(above: index, in: file)
        if comment.isEmpty {
          return Violation(file.path, index + 1, "a public symbol lacks a comment")
        }
        let count = firstSentence(of: comment).count
        return count > longest
          ? Violation(file.path, index + 1, "the first sentence has \(count) characters") : nil
      }
    }
  }

  /// The text of the comment above a line, attributes between them passed over.
  private static func comment(above index: Int, in file: SourceFile) -> [String] {
    var index = index - 1
    while index >= 0, trimmed(file.lines[index]).hasPrefix("@") { index -= 1 }
    var comment: [String] = []
    while index >= 0, trimmed(file.lines[index]).hasPrefix("///") {
      comment.insert(trimmed(trimmed(file.lines[index]).dropFirst(3)), at: 0)
      index -= 1
    }
    return comment
  }

  /// The first paragraph up to the first full stop, question or exclamation mark before a blank.
  static func firstSentence(of comment: [String]) -> String {
    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    var sentence = ""
    for character in paragraph {
      if character == " ", let last = sentence.last, ".?!".contains(last) { return sentence }
      sentence.append(character)
    }
    return sentence
  }

  private static func isPublic(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "(" || $0 == "?" || $0 == "<" }.map(String.init)
    guard let at = words.firstIndex(where: { $0 == "public" || $0 == "open" }), at + 1 < words.count
    else { return false }
    guard words[..<at].allSatisfy({ $0.hasPrefix("@") || $0 == "final" || $0 == "static" }) else {
      return false
    }
    return keywords.contains(words[at + 1]) && words[at + 1] != "import"
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " })
  }
}
