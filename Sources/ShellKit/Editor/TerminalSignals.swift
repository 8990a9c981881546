import Glibc
import Synchronization

/// Signals noted for whoever waits on the terminal.
///
/// A handler sets a bit and writes a byte into a pipe, nothing else. The pipe makes a signal that
/// comes between two waits wake the next one, whichever thread the kernel gave it to.
enum TerminalSignals {
  private static let noted = Atomic<UInt64>(0)
  private static let wakeEnd = Atomic<Int32>(-1)

  /// The end of the pipe that becomes readable with a signal; -1 when there is no pipe.
  static let readEnd: Int32 = openPipe()

  /// Notes those signals from now on; the result puts the former handlers back.
  static func note(_ signals: [Int32]) -> SavedHandlers {
    _ = readEnd
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteSignal
    action.sa_flags = SA_RESTART
    return SavedHandlers(installing: action, for: signals)
  }

  /// Whether one of those signals has come and was not taken yet.
  static func isNoted(_ signals: [Int32]) -> Bool {
    noted.load(ordering: .acquiring) & mask(signals) != 0
  }

  /// Whether the signal has come since it was taken last.
  static func take(_ signal: Int32) -> Bool {
    let bit = mask([signal])
    return noted.bitwiseAnd(~bit, ordering: .acquiringAndReleasing).oldValue & bit != 0
  }

  /// Empties the pipe, once what it announced is to be looked at.
  static func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Stands among the signals for a call from another thread.
  static let call: Int32 = 0

  /// Wakes whoever waits on the terminal, for a reason other than a signal.
  static func wake() { add(call) }

  /// What a handler does; it may interrupt any code, so that it only touches atomics and `write`.
  fileprivate static func add(_ signal: Int32) {
    let saved = errno
    noted.bitwiseOr(1 << UInt64(signal), ordering: .releasing)
    var byte: UInt8 = 0
    _ = write(wakeEnd.load(ordering: .relaxed), &byte, 1)
    errno = saved
  }

  private static func mask(_ signals: [Int32]) -> UInt64 {
    signals.reduce(0) { $0 | 1 << UInt64($1) }
  }

  private static func openPipe() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeEnd.store(ends[1], ordering: .relaxed)
    return ends[0]
  }
}

private func noteSignal(_ signal: Int32) {
  TerminalSignals.add(signal)
}
