import Glibc

/// A program on a terminal of its own, driven by key strokes as a person drives it.
///
/// ```swift
/// let terminal = try PseudoTerminal(running: "/bin/cat", environment: ["TERM": "xterm"])
/// try terminal.waitForKeys()
/// try terminal.send("catalog\r")
/// let output = try terminal.read(until: "LINE")
/// ```
///
/// A deadline is a failure, not a measurement: it is far beyond what any step takes.
package final class PseudoTerminal {
  /// The program's process.
  package let process: Int32
  /// Everything the program has written so far.
  package private(set) var output: [UInt8] = []
  /// The window's width.
  package private(set) var columns: Int
  /// The window's height.
  package private(set) var rows: Int

  private let master: Int32
  private let deadline: Double
  private var position = 0
  private var status: Int32?

  /// Starts a program as the leader of a session whose terminal is this one.
  ///
  /// Its signals are as a login shell finds them, its environment is exactly the one given. The
  /// terminal's local flags, such as ECHOCTL, may be taken away before it starts.
  package init(
    running program: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, withoutLocalFlags flags: Int32 = 0, deadline: Double = 20
  ) throws(PseudoTerminalError) {
    self.deadline = deadline
    self.columns = columns
    self.rows = rows
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw .system("open /dev/ptmx", errno) }
    var number: CInt = 0
    var unlocked: CInt = 0
    let request = (lock: UInt(0x4004_5431), name: UInt(0x8004_5430))
    guard ioctl(master, request.lock, &unlocked) == 0, ioctl(master, request.name, &number) == 0
    else { throw .system("ioctl", errno) }
    process = try spawn(
      program, arguments: arguments, environment: environment, terminal: "/dev/pts/\(number)"
    ) { [master] in
      Self.setSize(of: master, columns: columns, rows: rows)
      Self.change(master) { $0.c_lflag &= ~UInt32(flags) }
    }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(master)
  }

  /// The terminal's attributes, as `stty -g` shows them.
  package var attributes: [UInt32] {
    var state = termios()
    guard tcgetattr(master, &state) == 0 else { return [] }
    let characters = withUnsafeBytes(of: state.c_cc) { $0.map(UInt32.init) }
    return [state.c_iflag, state.c_oflag, state.c_cflag, state.c_lflag] + characters
  }

  /// What the program has written, as text.
  package var text: String {
    String(decoding: output, as: UTF8.self)
  }

  /// Waits until the program takes single keys: a key sent earlier can be lost.
  package func waitForKeys() throws(PseudoTerminalError) {
    try waitUntil("keys are taken") { attributes.count > 3 && attributes[3] & UInt32(ICANON) == 0 }
  }

  /// Types a text, and reads meanwhile, so that neither side waits for the other.
  package func send(_ text: String) throws(PseudoTerminalError) {
    var rest = Array(text.utf8)[...]
    let end = now() + deadline
    while !rest.isEmpty {
      guard now() < end else { throw .deadline("send \(rest.count) bytes", self.text) }
      var descriptor = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&descriptor, 1, 100) > 0 else { continue }
      if descriptor.revents & Int16(POLLIN) != 0 { fill() }
      guard descriptor.revents & Int16(POLLOUT) != 0 else { continue }
      let chunk = rest.prefix(512)
      let count = chunk.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { throw .system("write", errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until a text appears after what was read last; the result ends with it.
  @discardableResult
  package func read(until text: String) throws(PseudoTerminalError) -> String {
    let wanted = Array(text.utf8)
    var found = 0
    try waitUntil("“\(text)” appears") {
      guard let end = Self.end(of: wanted, in: output[position...]) else { return false }
      found = end
      return true
    }
    defer { position = found }
    return String(decoding: output[position..<found], as: UTF8.self)
  }

  /// Changes the window's size, which sends SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    Self.setSize(of: master, columns: columns, rows: rows)
  }

  /// Sends the program a signal.
  package func signal(_ signal: Int32) {
    kill(process, signal)
  }

  /// Puts the terminal into its usual mode, as a shell does when its job stops.
  package func cook() {
    Self.change(master) { $0.c_lflag |= UInt32(ICANON | ECHO) }
  }

  /// Waits for the program's end; the result is its exit status, or 128 and the signal.
  package func waitForExit() throws(PseudoTerminalError) -> Int32 {
    try waitUntil("the program ends") {
      guard status == nil else { return true }
      var raw: Int32 = 0
      guard waitpid(process, &raw, WNOHANG) == process else { return false }
      status = raw & 0x7f == 0 ? raw >> 8 & 0xff : 128 + raw & 0x7f
      return true
    }
    fill()
    return status ?? -1
  }

  /// Waits until a condition holds, and reads what the program writes meanwhile.
  package func waitUntil(
    _ what: String, _ condition: () -> Bool
  ) throws(PseudoTerminalError) {
    let end = now() + deadline
    while !condition() {
      guard now() < end else { throw .deadline(what, text) }
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 2) > 0, descriptor.revents & Int16(POLLIN) != 0 {
        fill()
      } else if descriptor.revents != 0 {
        // The other side is closed: poll returns at once until its process is waited for.
        usleep(1000)
      }
    }
  }

  private func fill() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, 0) > 0, descriptor.revents & Int16(POLLIN) != 0 {
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      output += buffer[..<count]
    }
  }

  private static func end(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = wanted.first else { return bytes.startIndex }
    var rest = bytes
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start + wanted.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func setSize(of master: Int32, columns: Int, rows: Int) {
    var window = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  private static func change(_ master: Int32, _ body: (inout termios) -> Void) {
    var state = termios()
    guard tcgetattr(master, &state) == 0 else { return }
    body(&state)
    tcsetattr(master, TCSANOW, &state)
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
