import Glibc
import Synchronization

/// The terminal as it was before a line is read, put back on every way out, a crash included.
enum TerminalGuard {
  /// The signals that end a process at once, from a fault or from abort().
  private static let fatal = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGQUIT]

  private static let isArmed = Atomic<Bool>(false)
  /// Memory of its own, because a handler may read it at any time.
  nonisolated(unsafe) private static let attributes = UnsafeMutablePointer<termios>
    .allocate(capacity: 1)

  /// Remembers the terminal's state, and restores it should the process crash from now on, or
  /// die of one of `signals`.
  static func arm(against signals: [Int32] = []) -> SavedHandlers {
    if tcgetattr(STDIN_FILENO, attributes) == 0 {
      isArmed.store(true, ordering: .releasing)
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = restoreAndDie
    // The default handler is back and the signal open when `raise` runs.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
    return SavedHandlers(installing: action, for: fatal + signals)
  }

  /// Puts the remembered state back.
  static func disarm() {
    if isArmed.exchange(false, ordering: .acquiringAndReleasing) {
      restore()
    }
  }

  /// Puts the remembered state back for a while: the guard stays armed.
  static func restore() {
    while tcsetattr(STDIN_FILENO, TCSADRAIN, attributes) == -1, errno == EINTR {}
  }

  fileprivate static func restoreAfterCrash() {
    guard isArmed.load(ordering: .acquiring) else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, attributes)
    let off: StaticString = "\u{1b}[?2004l"
    _ = write(STDOUT_FILENO, off.utf8Start, off.utf8CodeUnitCount)
  }
}

private func restoreAndDie(_ signal: Int32) {
  TerminalGuard.restoreAfterCrash()
  raise(signal)
}
