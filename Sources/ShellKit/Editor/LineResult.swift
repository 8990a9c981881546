/// What reading a line came to.
package enum LineResult: Equatable, Sendable {
  /// The line, without its newline.
  case line(String)
  /// ^D on an empty line, or the terminal is gone.
  case endOfInput
  /// ^C: what was typed is dropped.
  case interrupted
}
