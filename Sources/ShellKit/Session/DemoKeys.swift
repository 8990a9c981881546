internal import Glibc

/// The keys that a person presses while a demo plays: they are not shown, and cut a pause short.
final class DemoKeys {
  /// What ended a pause.
  enum Event: Equatable {
    case time, key, interrupt
  }

  private let handlers: SavedHandlers
  private var isListening = true

  /// Listens on standard input; nil where that is no terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    handlers = TerminalGuard.arm(against: [SIGTERM, SIGHUP])
    var attributes = termios()
    tcgetattr(STDIN_FILENO, &attributes)
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes)
  }

  deinit {
    stop()
  }

  /// Puts the terminal back as it was.
  func stop() {
    guard isListening else { return }
    isListening = false
    TerminalGuard.disarm()
    handlers.restore()
  }

  /// Waits for a key, at most so many milliseconds; nil waits for ever.
  func wait(_ milliseconds: Int?) -> Event {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      if Interrupts.take() { return .interrupt }
      let ready = poll(&request, 1, milliseconds.map(Int32.init) ?? -1)
      if ready == 0 { return .time }
      if ready < 0, errno == EINTR { continue }
      var key: UInt8 = 0
      // A terminal that has gone can't be waited for.
      guard read(STDIN_FILENO, &key, 1) == 1 else { return .interrupt }
      return .key
    }
  }
}
