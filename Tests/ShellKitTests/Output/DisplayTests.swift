import Glibc
import ShellKit
import Testing

struct DisplayTests {
  @Test("A pipe is uncut and without escapes, coloured only when asked for")
  func pipes() throws {
    let null = open("/dev/null", O_WRONLY)
    try #require(null >= 0)
    defer { close(null) }
    let environment = ["TERM": "xterm-256color", "COLUMNS": "100"]
    #expect(Display(descriptor: null) { environment[$0] } == .pipe)
    #expect(Display(descriptor: -1) { environment[$0] } == .pipe)
    #expect(Display(descriptor: null, color: .always) { environment[$0] } == Display(color: true))
  }

  @Test("A terminal tells its size")
  func size() throws {
    let terminal = try BareTerminal(columns: 61, rows: 17)
    #expect(
      terminal.display(["TERM": "xterm", "COLUMNS": "100"])
        == Display(width: 61, height: 17, color: true, hyperlinks: true))
  }

  @Test("A terminal that does not tell its size has the environment's, or eighty cells")
  func unknownSize() throws {
    let terminal = try BareTerminal(columns: 0, rows: 0)
    let stated = terminal.display(["TERM": "xterm", "COLUMNS": "100", "LINES": "30"])
    #expect(stated.width == 100 && stated.height == 30)
    let silent = terminal.display(["TERM": "xterm", "COLUMNS": "many", "LINES": "-1"])
    #expect(silent.width == 80 && silent.height == nil)
  }

  @Test(
    "Colour follows the wish, then NO_COLOR and TERM",
    arguments: [
      (["TERM": "xterm"], ColorChoice.auto, true, true),
      (["TERM": "xterm"], .never, false, true),
      (["TERM": "xterm", "NO_COLOR": ""], .auto, true, true),
      (["TERM": "xterm", "NO_COLOR": "1"], .auto, false, true),
      (["TERM": "xterm", "NO_COLOR": "1"], .always, true, true),
      (["TERM": "dumb"], .auto, false, false), (["TERM": "dumb"], .always, true, false),
      ([:], .auto, false, false), (["TERM": "linux"], .auto, true, false),
    ])
  func color(environment: [String: String], choice: ColorChoice, color: Bool, hyperlinks: Bool)
    throws
  {
    let display = try BareTerminal(columns: 80, rows: 24).display(environment, choice)
    #expect(display.color == color)
    #expect(display.hyperlinks == hyperlinks)
  }
}
