/// What completion offers for a thing: a word to type, its name, and what tells it from others.
package struct Offer: Equatable, Sendable {
  /// The short word that a person types, such as a number.
  package let word: String
  /// The name, which may be typed as well.
  package let name: String
  /// What is shown behind the name; empty for nothing.
  package let note: String

  /// Takes everything as it is.
  package init(word: String, name: String, note: String = "") {
    self.word = word
    self.name = name
    self.note = note
  }

  /// What a list of candidates shows: `40 Owl  7.40 ETH ♥`.
  package var label: String { note.isEmpty ? "\(word) \(name)" : "\(word) \(name)  \(note)" }
}
