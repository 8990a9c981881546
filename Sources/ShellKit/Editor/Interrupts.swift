import Glibc

/// ^C pressed while no line is being read: noted for a long command to ask about.
///
/// Without it the process has its usual way with SIGINT between two lines, which is to die.
package enum Interrupts {
  private static let installed: SavedHandlers = TerminalSignals.note([SIGINT])

  /// Notes every ^C from now on; one that no command takes ends the next line that is read.
  package static func watch() {
    _ = installed
  }

  /// Whether ^C was pressed and not taken yet.
  package static var isPending: Bool {
    TerminalSignals.isNoted([SIGINT])
  }

  /// Whether ^C was pressed; asking forgets it.
  package static func take() -> Bool {
    TerminalSignals.take(SIGINT)
  }
}
