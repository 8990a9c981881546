import Glibc
import ShellKit
import Testing

/// A terminal without a screen, closed with its last reference.
final class BareTerminal {
  // TIOCSPTLCK and TIOCGPTN, macros that are not imported.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let controller: Int32
  private let terminal: Int32

  init(columns: UInt16, rows: UInt16) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(controller >= 0)
    var unlocked: Int32 = 0
    try #require(ioctl(controller, Self.setLock, &unlocked) == 0)
    var number: UInt32 = 0
    try #require(ioctl(controller, Self.getNumber, &number) == 0)
    terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
  }

  deinit {
    close(terminal)
    close(controller)
  }

  func display(_ environment: [String: String], _ choice: ColorChoice = .auto) -> Display {
    Display(descriptor: terminal, color: choice) { environment[$0] }
  }
}
