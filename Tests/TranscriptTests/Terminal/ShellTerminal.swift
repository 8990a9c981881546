import PseudoTerminal

/// The interactive shell on a terminal of its own, in a sandbox.
struct ShellTerminal {
  let sandbox: Sandbox
  let terminal: PseudoTerminal
  /// What the editor writes when a line can be typed: the switch for pastes, or the prompt's end.
  private let mark: String

  /// Starts the shell, and waits until it takes keys.
  init(
    in sandbox: Sandbox? = nil, _ arguments: String..., columns: Int = 100, rows: Int = 40,
    changing changes: [String: String?] = [:]
  ) throws {
    let sandbox = try sandbox ?? Sandbox()
    var environment = sandbox.environment.merging(["TERM": "xterm-256color"]) { $1 }
    for (name, value) in changes { environment[name] = value }
    self.sandbox = sandbox
    mark = environment["TERM"] == "dumb" ? "> " : "\u{1b}[?2004h"
    terminal = try PseudoTerminal(
      running: Program.path, arguments: arguments, environment: environment, columns: columns,
      rows: rows, deadline: 60)
    try waitForPrompt()
  }

  /// Starts a demo, and waits until it plays.
  init(demo name: String, _ options: String...) throws {
    sandbox = try Sandbox()
    mark = "\u{1b}[?2004h"
    let environment = sandbox.environment.merging(["TERM": "xterm-256color"]) { $1 }
    terminal = try PseudoTerminal(
      running: Program.path, arguments: ["demo", name] + options, environment: environment,
      columns: 100, rows: 40, deadline: 60)
    try terminal.read(until: "Welcome")
    try terminal.waitForKeys()
  }

  /// Waits until the next line can be typed.
  func waitForPrompt() throws {
    try terminal.read(until: mark)
    try terminal.waitForKeys()
  }

  /// Types a line and waits for the next prompt; the result is what appeared, without escapes.
  @discardableResult
  func enter(_ line: String) throws -> String {
    try terminal.send(line + "\r")
    try terminal.read(until: "\r\n")
    let answer = try terminal.read(until: mark)
    try terminal.waitForKeys()
    return Self.plain(answer)
  }

  /// Types keys and waits until a text appears; the result is what appeared up to it.
  @discardableResult
  func type(_ keys: String, until text: String) throws -> String {
    try terminal.send(keys)
    return try terminal.read(until: text)
  }

  /// Types a command that asks, and waits until the answer can be typed.
  func ask(_ line: String, question: String) throws {
    try type(line + "\r", until: question)
    if mark != "> " { try terminal.read(until: mark) }
    try terminal.waitForKeys()
  }

  /// Leaves by the end of input; the result is the status.
  func leave() throws -> Int32 {
    try terminal.send("\u{4}")
    return try terminal.waitForExit()
  }

  /// A text without the escapes of styles and links.
  static func plain(_ text: String) -> String {
    text.replacing(#/\u{1b}\[[0-9;?]*[A-Za-z]|\u{1b}\][^\u{7}\u{1b}]*(\u{7}|\u{1b}\\)/#, with: "")
  }
}
