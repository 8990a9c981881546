/// One word that completion offers.
package struct Candidate: Equatable, Sendable {
  /// What is put into the line, quoted already where the grammar needs it.
  package var text: String
  /// What the list shows.
  package var label: String
  /// Whether the word ends here, so that a blank follows it.
  package var isFinal: Bool

  /// A candidate; without a label the list shows its text.
  package init(text: String, label: String? = nil, isFinal: Bool = true) {
    self.text = text
    self.label = label ?? text
    self.isFinal = isFinal
  }
}
