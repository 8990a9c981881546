internal import Glibc

/// Writes a session into a file as it goes: what was entered, and what it printed.
///
/// What it writes is a session like any other, to be checked and played.
package final class SessionRecorder {
  private let descriptor: Int32
  private let sink: FileDescriptorSink
  private var line: String?

  /// Why not all of the session is in the file; nil while it is.
  package var failure: OutputError? { sink.failure }

  /// Makes the file at `path`; throws where there is one already, or none can be made.
  package init(path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason =
        errno == EEXIST ? "there is such a file already" : String(cString: strerror(errno))
      throw Failure(
        "record.unwritable", "The session can't be recorded in \(Quotation.of(path)): \(reason).",
        status: .outside)
    }
    sink = FileDescriptorSink(standard: descriptor, error: descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Notes a line that was entered. It is written when something follows it, so that the line that
  /// ends the recording is no part of it.
  func heard(_ line: String) {
    flush()
    self.line = line
  }

  /// Writes what the line printed.
  func printed(_ text: String) {
    flush()
    write(SessionScript.marked(SessionScript.lines(of: text)))
  }

  private func flush() {
    if let line { write(line + "\n") }
    line = nil
  }

  /// A record that can't be written any more stops there; the session itself goes on.
  private func write(_ text: String) {
    sink.write(text, to: .standard)
  }
}
