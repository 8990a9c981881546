import PseudoTerminal

/// What a terminal is like around a program that asks for nothing.
enum PseudoTerminalState {
  /// A terminal's attributes before any program has changed them.
  static func untouched() throws -> [UInt32] {
    let terminal = try PseudoTerminal(running: "/bin/true")
    _ = try terminal.waitForExit()
    return terminal.attributes
  }

  /// What the program writes to a terminal until it ends with status 0.
  static func output(of arguments: [String], in sandbox: Sandbox) throws -> String {
    let terminal = try PseudoTerminal(
      running: Program.path, arguments: arguments, environment: sandbox.environment, deadline: 60)
    let status = try terminal.waitForExit()
    return status == 0 ? terminal.text : "status \(status): \(terminal.text)"
  }
}
