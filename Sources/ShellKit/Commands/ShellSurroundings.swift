/// What a shell's own commands need of the system around it.
package struct ShellSurroundings {
  /// Opens an address in the system's browser; false where there is none.
  package let open: (_ address: String) -> Bool
  /// The lines that were entered, oldest first.
  package let history: () throws(Failure) -> [String]
  /// Keeps the settings for the next time.
  package let keep: (Settings) throws(Failure) -> Void
  /// Begins to record the session into a file.
  package let record: (_ path: String) throws(Failure) -> SessionRecorder

  /// Takes everything as it is.
  package init(
    open: @escaping (String) -> Bool, history: @escaping () throws(Failure) -> [String],
    keep: @escaping (Settings) throws(Failure) -> Void,
    record: @escaping (String) throws(Failure) -> SessionRecorder
  ) {
    self.open = open
    self.history = history
    self.keep = keep
    self.record = record
  }
}
