/// The words of one command, as a line or a part of a line between semicolons gives them.
package struct CommandWords: Equatable, Sendable {
  /// The words, quotes and backslashes taken away.
  package let words: [String]
  /// The text of the command as typed, without the blanks around it.
  package let source: String

  /// Takes both as they are.
  package init(words: [String], source: String) {
    self.words = words
    self.source = source
  }
}
