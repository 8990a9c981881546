import Glibc

/// How much a terminal shows.
struct TerminalSize: Equatable {
  var rows: Int
  var columns: Int

  /// The size of the terminal on standard input; 24 by 80 where it tells none.
  static var current: TerminalSize {
    var window = winsize()
    let known = ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0
    return TerminalSize(
      rows: known && window.ws_row > 0 ? Int(window.ws_row) : 24,
      columns: known && window.ws_col > 1 ? Int(window.ws_col) : 80)
  }
}
