internal import Glibc

/// Waiting that shows itself: on a terminal, and only when it takes long.
package enum Patience {
  /// Waits shorter than this show nothing, in milliseconds.
  private static let unnoticed = 150
  private static let beat = 100
  private static let pictures = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  /// Lets milliseconds pass, with a turning sign on standard error where that is a terminal; ^C
  /// cuts the wait short.
  package static func wait(_ milliseconds: Int) {
    let isShown = isatty(STDERR_FILENO) == 1 && milliseconds > unnoticed
    guard isShown else { return sleep(milliseconds) }
    sleep(unnoticed)
    var (left, picture) = (milliseconds - unnoticed, 0)
    while left > 0, !Interrupts.take() {
      draw("\r\(pictures[picture % pictures.count]) ")
      sleep(min(beat, left))
      (left, picture) = (left - beat, picture + 1)
    }
    draw("\r  \r")
  }

  private static func draw(_ text: String) {
    FileDescriptorSink().write(text, to: .error)
  }

  /// A signal ends the sleep early; what is left of the time still passes, but for ^C.
  package static func sleep(_ milliseconds: Int) {
    var time = timespec(
      tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    var left = time
    while nanosleep(&time, &left) == -1, errno == EINTR, !Interrupts.isPending { time = left }
  }
}
