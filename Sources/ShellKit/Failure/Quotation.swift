/// Words of a person or a file as they stand in a message: escaped, and cut where they are long.
package enum Quotation {
  private static let longest = 60

  /// The words between quotation marks, which few names have within themselves.
  package static func of(_ words: String) -> String {
    let isLong = words.count > longest
    let shown = isLong ? String(words.prefix(longest - 1)) + "…" : words
    return "“\(Escaping.visible(shown))”"
  }
}
