import Synchronization

/// Lines to be shown above the line that is being typed, which stays as it is.
///
/// Any thread may post; who sits at the prompt sees it at once, and one that comes while a command
/// runs is shown with the next prompt.
package final class Announcements: Sendable {
  private let waiting = Mutex<[String]>([])

  /// Nothing to be shown yet.
  package init() {}

  /// Shows a line as soon as a prompt stands.
  package func post(_ line: String) {
    waiting.withLock { $0.append(line) }
    TerminalSignals.wake()
  }

  /// The lines that were posted since they were taken last, the oldest first.
  func take() -> [String] {
    waiting.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
