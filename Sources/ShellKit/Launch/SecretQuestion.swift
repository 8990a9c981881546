internal import Glibc

/// Asks a person for a secret at the terminal, which does not show it.
package enum SecretQuestion {
  /// What was typed; nil where there is no terminal, or the question was left by ^C or ^D.
  package static func ask(_ question: String) -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    let handlers = TerminalGuard.arm(against: [SIGINT, SIGTERM, SIGHUP])
    defer {
      TerminalGuard.disarm()
      handlers.restore()
    }
    var attributes = termios()
    guard tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
    attributes.c_lflag &= ~tcflag_t(ECHO)
    attributes.c_lflag |= tcflag_t(ICANON | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes) == 0 else { return nil }
    let terminal = FileDescriptorSink(standard: STDERR_FILENO, error: STDERR_FILENO)
    terminal.write(question + " ", to: .error)
    let line = readLine()
    terminal.write("\n", to: .error)
    return line
  }

  private static func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 4_096 {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(validating: line, as: UTF8.self)
  }
}
