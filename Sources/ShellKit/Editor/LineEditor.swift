import CEditLine
import Glibc

/// Reads lines from a terminal, with editing, history, completion and hints; the work is libedit's.
///
/// ```swift
/// guard let editor = LineEditor(program: "nft") else { return readPlainLines() }
/// while case .line(let line) = editor.readLine(prompt: Prompt("nft> ", style: "1")) {
///   editor.remember(line)
/// }
/// ```
///
/// It belongs to the main thread. Between two lines the terminal is in the state it was found in.
package final class LineEditor {
  /// Offers what fits at the cursor: it gets the line and how many characters precede the cursor.
  package var completer: ((_ line: String, _ cursor: Int) -> Completion)?
  /// Offers what could follow the line, shown muted behind the cursor while it stands at the end.
  package var hint: ((_ line: String) -> String?)?

  /// What is to be shown above the line while it is typed.
  package var announcements: Announcements?

  let el: OpaquePointer
  /// libedit's history in memory; no file is libedit's business.
  let history: OpaquePointer
  /// Whether the terminal can move its cursor up and erase: not so under TERM=dumb.
  let isCapable: Bool
  /// Whether libedit edits at all; it does not under TERM=emacs.
  let isEditing: Bool

  var input = TerminalInput()
  /// What is to be typed before the terminal is asked again; the next one comes first.
  var queue: [TypedInput] = []
  /// The text that the insert key stands for.
  var inserted = ""

  var prompt = Prompt("")
  var promptText: UnsafeMutableBufferPointer<wchar_t>
  var size = TerminalSize.current
  var hintIsShown = false
  var isSearching = false

  /// What ends the line without a newline.
  var stop: Stop?
  /// Whether the first character was asked for: from then on the terminal takes key strokes.
  var isReady = false
  var keepsHistory = true
  var walk = HistoryWalk()
  var handlers: SavedHandlers?
  private var crashHandlers: SavedHandlers?

  /// libedit's own limit is none at all: it would keep nothing.
  private static let historyLimit: Int32 = 100_000

  /// What ends a line that was not finished.
  enum Stop: Equatable {
    case interrupt
    case end
    case signal(Int32)
  }

  /// An editor on standard input and output; nil when one of them is no terminal.
  ///
  /// The program's name selects lines of `~/.editrc`. The locale's character type is taken from the
  /// environment, and is UTF-8 where that names no such locale.
  package init?(program: String) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    Self.chooseLocale()
    // el_init changes the terminal's attributes: what it found stands again afterwards.
    let crashHandlers = TerminalGuard.arm()
    defer {
      TerminalGuard.disarm()
      crashHandlers.restore()
    }
    guard let el = cel_open(program) else { return nil }
    guard let history = history_winit() else {
      el_end(el)
      return nil
    }
    self.el = el
    self.history = history
    promptText = .allocate(capacity: 1)
    promptText.initialize(repeating: 0)
    isCapable = cel_capability(el, "up") != nil && cel_capability(el, "ce") != nil
    Self.forgetInsertMode(of: el)
    Self.bindKeys(of: el, searches: isCapable)
    isEditing = cel_is_editing(el) == 1
    cel_history_set_size(history, Self.historyLimit)
    cel_history_set_unique(history, 1)
    cel_set_client_data(el, Unmanaged.passUnretained(self).toOpaque())
    cel_set_reader(el, readCharacter)
    cel_set_prompt(el, promptOfEditor, wchar_t(bitPattern: Prompt.mark.value))
  }

  deinit {
    el_end(el)
    history_wend(history)
    promptText.deallocate()
    input.close()
  }

  /// Reads one line.
  ///
  /// - `initial` stands in the line already and can be edited.
  /// - `keepsHistory` is false for the answer to a question: the arrow keys then find nothing.
  ///
  /// SIGTERM and SIGHUP, while it waits, restore the terminal and then take their usual course.
  package func readLine(
    prompt: Prompt, initial: String = "", keepsHistory: Bool = true
  ) -> LineResult {
    begin(prompt: prompt, initial: initial, keepsHistory: keepsHistory)
    var count: Int32 = 0
    let result: LineResult
    if let line = el_wgets(el, &count), stop == nil {
      let characters = UnsafeBufferPointer(start: line, count: Int(count))
      let hasNewline = characters.last == wchar_t(UInt8(ascii: "\n"))
      result = .line(
        String(wide: UnsafeBufferPointer(rebasing: characters.dropLast(hasNewline ? 1 : 0))))
    } else {
      result = stop == .interrupt ? .interrupted : .endOfInput
    }
    finish(result)
    return result
  }

  /// Adds the line to the history that the arrow keys walk, unless it is empty or begins with a
  /// blank; tells whether it did.
  @discardableResult
  package func remember(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, !first.properties.isWhitespace else {
      return false
    }
    return line.withWide { cel_history_enter(history, $0) } >= 0
  }

  private func begin(prompt: Prompt, initial: String, keepsHistory: Bool) {
    // What the program has written stands above the prompt.
    fflush(nil)
    handlers = TerminalSignals.note(TerminalInput.stops + TerminalInput.changes)
    crashHandlers = TerminalGuard.arm()
    show(prompt)
    size = .current
    stop = nil
    isReady = false
    walk = HistoryWalk()
    self.keepsHistory = keepsHistory
    cel_set_history(el, keepsHistory ? history : nil)
    if !initial.isEmpty { queue.insert(.text(initial), at: 0) }
  }

  private func finish(_ result: LineResult) {
    setBracketedPaste(false)
    TerminalGuard.disarm()
    crashHandlers?.restore()
    switch result {
    case .line: break
    case .interrupted: write("^C\n")
    case .endOfInput: write("\n")
    }
    if case .signal(let signal) = stop { handlers?.deliver(signal) }
    handlers?.restore()
  }

  /// Before a wide character libedit's insertion by the terminal's own means leaves the cursor one
  /// column off. Without them it writes the rest of the row, and is right.
  private static func forgetInsertMode(of el: OpaquePointer) {
    for name in ["ic", "IC", "im", "ei", "dc", "DC", "dm", "ed"] {
      cel_set_capability(el, name, "")
    }
  }

  private static func chooseLocale() {
    // Only the character type: another category's decimal comma would break numbers.
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }
}
