/// Writes a word so that the splitter reads it back as one word.
package enum Quoting {
  /// The word itself where nothing in it has a meaning, or the word in single quotes.
  package static func quoted(_ word: String) -> String {
    // By scalars, as the splitter reads them: a mark may combine with a quote or a number sign.
    let scalars = word.unicodeScalars
    let isPlain =
      !scalars.isEmpty && scalars.first != "#"
      && scalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && !"'\"\\;".unicodeScalars.contains(scalar)
      }
    if isPlain { return word }
    var quoted = "'".unicodeScalars
    for scalar in scalars {
      if scalar == "'" {
        quoted.append(contentsOf: "'\\''".unicodeScalars)
      } else {
        quoted.append(scalar)
      }
    }
    quoted.append("'")
    return String(quoted)
  }
}
