internal import Glibc

/// What the place written to can do: a terminal of some size, or a pipe or file.
package struct Display: Sendable, Equatable {
  /// The cells of a line; nil in a pipe or file, where everything is written uncut.
  package var width: Int?
  /// The lines of the screen; nil where there is none.
  package var height: Int?
  /// Whether styles become colours.
  package var color: Bool
  /// Whether links become hyperlinks.
  package var hyperlinks: Bool

  /// A display of known abilities.
  package init(
    width: Int? = nil, height: Int? = nil, color: Bool = false, hyperlinks: Bool = false
  ) {
    self.width = width
    self.height = height
    self.color = color
    self.hyperlinks = hyperlinks
  }

  /// A pipe or file: uncut and without any escape.
  package static let pipe = Display()

  /// Measures what an open file descriptor leads to.
  ///
  /// An explicit choice outweighs `NO_COLOR` and `TERM`; `auto` follows both. A terminal that
  /// does not tell its size has that of `COLUMNS` and `LINES`, or 80 cells.
  package init(
    descriptor: Int32, color choice: ColorChoice = .auto,
    environment: (_ name: String) -> String?
  ) {
    guard isatty(descriptor) == 1 else {
      self.init(color: choice == .always)
      return
    }
    var window = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &window) != 0 { window = winsize() }
    let terminal = environment("TERM") ?? ""
    let isDumb = terminal.isEmpty || terminal == "dumb"
    let refusesColor = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    self.init(
      width: Self.size(window.ws_col, environment("COLUMNS")) ?? 80,
      height: Self.size(window.ws_row, environment("LINES")),
      color: choice == .always || (choice == .auto && !isDumb && !refusesColor),
      // The Linux console prints what it does not understand of a hyperlink.
      hyperlinks: !isDumb && terminal != "linux")
  }

  private static func size(_ measured: UInt16, _ stated: String?) -> Int? {
    if measured > 0 { return Int(measured) }
    guard let stated, let size = Int(stated), size > 0 else { return nil }
    return size
  }
}
