import Glibc

/// Characters from the terminal, one at a time, and pastes whole.
///
/// Outside a paste it takes single bytes, so that what was typed ahead stays in the terminal for a
/// program the shell may start.
struct TerminalInput {
  /// What waiting for a character came to.
  enum Event {
    case scalar(Unicode.Scalar)
    case signal
    case end
  }

  private enum Wait {
    case byte(UInt8)
    case signal
    case timeout
    case end
  }

  /// A paste beyond this many bytes is refused: libedit keeps several wide copies of a line.
  static let pasteLimit = 1 << 20

  /// The signals that end a line, and those that change its picture.
  static let stops = [SIGINT, SIGTERM, SIGHUP]
  static let changes = [SIGWINCH, SIGCONT, SIGTSTP]

  private static let patience: Int32 = 50
  private static let pasteBegin = Array("[200~".utf8)
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// Bytes read but not used yet, the next one last.
  private var ahead: [UInt8] = []
  private let descriptor: Int32

  /// The terminal of standard input, opened a second time so that reading never waits.
  ///
  /// ^C empties the terminal's queue. When that happens between `poll` and `read`, a `read` that
  /// waits would sit there, and the signal would be noticed with the next key only. Standard input
  /// itself is shared with other programs, which do not expect reading not to wait.
  init() {
    let name = ttyname(STDIN_FILENO)
    let opened = name.map { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    descriptor = opened >= 0 ? opened : STDIN_FILENO
  }

  /// Gives the terminal back.
  func close() {
    if descriptor != STDIN_FILENO { Glibc.close(descriptor) }
  }

  /// Whether a character is waiting.
  var hasMore: Bool {
    if !ahead.isEmpty { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// Forgets what was read but not used.
  mutating func discard() {
    ahead = []
  }

  /// Waits for a character or a signal.
  mutating func next() -> Event {
    switch nextByte(timeout: -1, noticing: Self.stops + Self.changes + [TerminalSignals.call]) {
    case .byte(let first): .scalar(first < 0x80 ? Unicode.Scalar(first) : scalar(first))
    case .signal: .signal
    case .timeout, .end: .end
    }
  }

  /// Whether an ESC just read begins a paste; if not, nothing is lost.
  mutating func startsPaste() -> Bool {
    var seen: [UInt8] = []
    for expected in Self.pasteBegin {
      guard case .byte(let byte) = nextByte(timeout: Self.patience, noticing: []) else { break }
      seen.append(byte)
      if byte != expected { break }
    }
    if seen == Self.pasteBegin { return true }
    ahead.append(contentsOf: seen.reversed())
    return false
  }

  /// The text up to the paste's end; nil when it is too long or a signal came.
  mutating func paste() -> String? {
    var bytes: [UInt8] = []
    var fits = true
    while !bytes.hasSuffix(Self.pasteEnd) {
      guard case .byte(let byte) = nextByte(timeout: -1, noticing: Self.stops, inBulk: true)
      else { return nil }
      bytes.append(byte)
      if bytes.count > Self.pasteLimit {
        fits = false
        bytes.removeFirst(bytes.count - Self.pasteEnd.count)
      }
    }
    return fits ? String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self) : nil
  }

  /// The character that begins with `first`; U+FFFD stands for bytes that are none.
  private mutating func scalar(_ first: UInt8) -> Unicode.Scalar {
    var bytes = [first]
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    while bytes.count < length, first >= 0xc2 {
      guard case .byte(let byte) = nextByte(timeout: Self.patience, noticing: []) else { break }
      guard byte & 0xc0 == 0x80 else {
        ahead.append(byte)
        break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{fffd}"
  }

  private mutating func nextByte(
    timeout: Int32, noticing signals: [Int32], inBulk: Bool = false
  ) -> Wait {
    if let byte = ahead.popLast() { return .byte(byte) }
    while true {
      if TerminalSignals.isNoted(signals) { return .signal }
      var descriptors = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalSignals.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&descriptors, 2, timeout)
      if ready == 0 { return .timeout }
      if ready < 0, errno != EINTR { return .end }
      if ready > 0, descriptors[1].revents != 0 {
        TerminalSignals.drain()
      } else if ready > 0, descriptors[0].revents != 0 {
        switch fill(inBulk ? 4096 : 1) {
        case 0: return .end
        case 1...: return ahead.popLast().map(Wait.byte) ?? .end
        default: if errno != EINTR, errno != EAGAIN { return .end }
        }
      }
    }
  }

  private mutating func fill(_ count: Int) -> Int {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = read(descriptor, &buffer, count)
    if got > 0 { ahead.append(contentsOf: buffer[..<got].reversed()) }
    return got
  }
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ suffix: [Element]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
