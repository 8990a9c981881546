/// What a shell's own commands need of the system around it.
package struct ShellSurroundings {
  /// Opens an address in the system's browser; false where there is none.
  package let open: (_ address: String) -> Bool
  /// The lines that were entered, oldest first.
  package let history: () throws(Failure) -> [String]
  /// Keeps the settings for the next time.
  package let keep: (Settings) throws(Failure) -> Void

  /// Takes everything as it is.
  package init(
    open: @escaping (String) -> Bool, history: @escaping () throws(Failure) -> [String],
    keep: @escaping (Settings) throws(Failure) -> Void
  ) {
    self.open = open
    self.history = history
    self.keep = keep
  }
}
