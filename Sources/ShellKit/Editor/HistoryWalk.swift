/// Where the arrow keys have got to in the history, since the line was last edited.
struct HistoryWalk: Equatable {
  /// What the entries must begin with: the text before the cursor when the walk began.
  var prefix = ""
  /// The line as it was typed, to come back to.
  var typed = ""
  /// How many entries back; 0 is the line as it was typed.
  var position = 0
  /// The entry shown: another text in the line means that a new walk begins.
  var shown: String?
}
