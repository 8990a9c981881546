internal import Glibc

/// A line on standard error that tells how far a long step is: on a terminal, once it takes long.
///
/// ```swift
/// let line = ProgressLine(terminal: "xterm")
/// for number in 1...1_000_000 { line.show("Read \(number)") }
/// line.clear()
/// ```
package final class ProgressLine {
  /// What is done sooner shows nothing, in milliseconds.
  private static let unnoticed = 150
  private static let beat = 100
  private let isShown: Bool
  private let output = FileDescriptorSink()
  private var next: Int
  private var isDrawn = false

  /// The step begins now; `terminal` is `TERM`, as a dumb one can't take a line back.
  package init(terminal: String?) {
    let isDumb = terminal == nil || terminal == "dumb"
    isShown = isatty(STDERR_FILENO) == 1 && !isDumb
    next = Self.now + Self.unnoticed
  }

  /// Shows a text in place of the one before, unless that one is too fresh to be read.
  package func show(_ text: @autoclosure () -> String) {
    guard isShown, Self.now >= next else { return }
    output.write("\r\u{1B}[K\(text())", to: .error)
    isDrawn = true
    next = Self.now + Self.beat
  }

  /// Leaves the line empty, as it was before.
  package func clear() {
    if isDrawn { output.write("\r\u{1B}[K", to: .error) }
    isDrawn = false
  }

  /// Milliseconds of a clock that is never set back.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
