import Glibc
import PseudoTerminal
import Testing

@testable import ShellKit

/// The probe of the editor on a terminal of its own.
enum EditorTerminal {
  /// What begins and ends a paste.
  static let pasteBegin = "\u{1b}[200~"
  static let pasteEnd = "\u{1b}[201~"

  /// Starts the probe, and waits until it takes keys.
  static func start(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, variables: [String: String] = [:],
    withoutLocalFlags flags: Int32 = 0
  ) throws -> PseudoTerminal {
    let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"]
    let terminal = try PseudoTerminal(
      running: probe, arguments: arguments,
      environment: environment.merging(variables) { $1 }, columns: columns, rows: rows,
      withoutLocalFlags: flags)
    try terminal.waitForKeys()
    try terminal.read(until: "> ")
    return terminal
  }

  /// The probe is built beside the program that runs the tests.
  static var probe: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/editorprobe"
  }

  /// A terminal's attributes before any program has changed them.
  static func untouchedAttributes(withoutLocalFlags flags: Int32 = 0) throws -> [UInt32] {
    let terminal = try PseudoTerminal(running: "/bin/true", withoutLocalFlags: flags)
    _ = try terminal.waitForExit()
    return terminal.attributes
  }
}

extension PseudoTerminal {
  /// Types a line and waits for what it came to; the result is what lies between.
  func enter(_ line: String) throws {
    try send(line + "\r")
    try read(until: "LINE<\(line)>")
    try waitForPrompt()
  }

  /// Waits until the next line can be typed.
  func waitForPrompt() throws {
    try read(until: "> ")
    try waitForKeys()
  }

  /// Types keys and waits until the screen has got a text.
  func type(_ keys: String, showing text: String) throws {
    try send(keys)
    try read(until: text)
  }
}

extension PseudoTerminal {
  /// What the terminal shows now.
  var picture: TerminalPicture {
    UTF8Locale.set()
    return TerminalPicture(columns: columns, rows: rows, output: text)
  }

  /// Waits until the terminal shows that text from its top on, and has the cursor there.
  func waitForPicture(cursor: CellPosition, text: String) throws {
    try waitUntil("the picture is “\(text)” with its cursor at \(cursor)") {
      picture.text == text && picture.cursor == cursor
    }
    #expect(picture.unknown.isEmpty)
  }

  /// Waits until the last prompt, `nft> `, is followed by those characters, with the cursor before
  /// the one at that index, all where `CellLayout` says.
  func waitForPicture(of characters: [Character], cursor index: Int) throws {
    UTF8Locale.set()
    let layout = CellLayout(columns: columns)
    let before = String(characters[..<index]).unicodeScalars
    let after = String(characters[index...]).unicodeScalars
    let start = layout.position(after: "nft> ".unicodeScalars)
    let cursor = layout.place(
      of: after.first, at: layout.position(after: before, from: start))
    let shown = layout.shown(String(characters).unicodeScalars, from: start)
    let wanted = TerminalPicture(columns: columns, rows: rows, output: "nft> " + shown).text
    do {
      try waitUntil("the picture ends in “\(wanted)”") {
        let picture = self.picture
        let top = picture.cursor.row - cursor.row
        return top >= 0 && picture.cursor.column == cursor.column
          && picture.text(from: top) == wanted
      }
    } catch {
      Issue.record(
        "wanted \(cursor) in\n\(wanted)\nbut got \(picture.cursor) in\n\(picture.text)")
      throw error
    }
    #expect(picture.unknown.isEmpty)
  }
}
