/// A part of a screen, from top to bottom.
package enum Block: Sendable {
  /// One line, as long as it is.
  case text(StyledText)
  /// Lines wrapped at a terminal's width; one line in a pipe.
  case paragraph(StyledText)
  /// Rows under a heading.
  case table(Table)
  /// An empty line.
  case blank
  /// Labels and values side by side; a long value goes on below itself on a terminal.
  case facts([(label: String, value: StyledText)])
}
