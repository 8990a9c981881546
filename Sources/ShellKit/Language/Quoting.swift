/// Writes a word so that the splitter reads it back as one word.
package enum Quoting {
  /// The word itself where nothing in it has a meaning, or the word in single quotes.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("#")
      && word.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && !"'\"\\;".unicodeScalars.contains(scalar)
      }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
