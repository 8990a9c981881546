/// An option of a command, such as `--limit N`.
package struct CommandOption: Equatable, Sendable {
  /// The long name, without its dashes.
  package let name: String
  /// The letter for `-x`; nil where there is none.
  package let letter: Character?
  /// What its value is called; nil for an option without a value.
  package let value: String?
  /// What it does, in one line without a full stop.
  package let summary: String

  /// Takes everything as it is.
  package init(_ name: String, letter: Character? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// As it stands in a synopsis: `[--limit N]`.
  package var synopsis: String { "[--\(name)\(value.map { " \($0)" } ?? "")]" }

  /// How many rows a list gives.
  package static let limit = CommandOption("limit", value: "N", "give at most N rows")
  /// How many rows a list passes over.
  package static let offset = CommandOption("offset", value: "N", "pass over the first N rows")

  /// What every command takes.
  package static let common = [
    CommandOption("json", "answer with one JSON document on one line"),
    CommandOption("csv", "answer with comma-separated values"),
    CommandOption("yes", letter: "y", "answer every question with yes"),
    CommandOption("help", letter: "h", "show what the command does"),
  ]
}
