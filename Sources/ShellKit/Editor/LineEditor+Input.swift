import CEditLine
import Glibc

extension LineEditor {
  /// The next character for libedit; nil ends the line, `stop` tells why.
  func nextCharacter() -> Unicode.Scalar? {
    becomeReady()
    hideHint()
    showAnnouncements()
    while stop == nil {
      if let typed = nextQueued() { return typed }
      showHint()
      let event = input.next()
      hideHint()
      switch event {
      case .end: stop = .end
      case .signal: if let key = handleSignals() { return key }
      case .scalar(let scalar): if let key = key(for: scalar) { return key }
      }
    }
    return nil
  }

  /// Bracketed paste begins with the first wait: the terminal is in the editor's mode by then.
  private func becomeReady() {
    guard !isReady else { return }
    isReady = true
    setBracketedPaste(true)
  }

  private func nextQueued() -> Unicode.Scalar? {
    guard let typed = queue.first else { return nil }
    queue.removeFirst()
    switch typed {
    case .key(let key):
      return key
    case .text(let text) where isEditing:
      inserted = text
      return Key.insert
    case .text(let text):
      queue.insert(contentsOf: text.unicodeScalars.map(TypedInput.key), at: 0)
      return nextQueued()
    }
  }

  private func key(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard isEditing else { return scalar }
    if scalar == "\u{1b}", isCapable, input.startsPaste() {
      if let text = input.paste() {
        queue += TypedInput.pasted(text)
      } else {
        write("\u{7}")
      }
      return nil
    }
    // C1 controls are the editor's private keys.
    if Key.isPrivate(scalar) { return "\u{fffd}" }
    // libedit's quick way of appending counts a joining character as a column.
    if CellLayout.width(of: scalar) == 0 {
      queue.append(.text(String(scalar)))
      return nil
    }
    return scalar
  }

  /// Acts on the signals that have come; the result is a key to press.
  private func handleSignals() -> Unicode.Scalar? {
    if TerminalSignals.take(SIGINT) { return end(.interrupt) }
    for signal in [SIGTERM, SIGHUP] where TerminalSignals.take(signal) {
      return end(.signal(signal))
    }
    if TerminalSignals.take(SIGTSTP) { suspend() }
    if TerminalSignals.take(SIGCONT) { resume() }
    if TerminalSignals.take(SIGWINCH), size != .current { redraw() }
    if TerminalSignals.take(TerminalSignals.call) { showAnnouncements() }
    return nil
  }

  private func showAnnouncements() {
    let lines = announcements?.take() ?? []
    if !lines.isEmpty { showAbove(lines) }
  }

  /// Ends the line, once the finish key has brought the cursor to its end.
  private func end(_ reason: Stop) -> Unicode.Scalar? {
    queue = []
    input.discard()
    stop = reason
    return isEditing ? Key.finish : nil
  }

  private func suspend() {
    leaveLine()
    setBracketedPaste(false)
    cel_prepare_terminal(el, 0)
    TerminalGuard.restore()
    handlers?.deliver(SIGTSTP)
    _ = TerminalSignals.take(SIGCONT)
    resume()
  }

  /// Something else had the terminal: its mode and its screen are not the editor's any more.
  private func resume() {
    cel_prepare_terminal(el, 0)
    cel_prepare_terminal(el, 1)
    setBracketedPaste(true)
    size = .current
    el_resize(el)
    write("\r")
    cel_refresh(el)
  }
}

/// libedit's question for a character.
func readCharacter(_ el: OpaquePointer?, _ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
  guard let editor = LineEditor.of(el), let next = editor.nextCharacter() else {
    errno = EINTR
    return -1
  }
  character?.pointee = wchar_t(bitPattern: next.value)
  return 1
}

/// libedit's question for the prompt.
func promptOfEditor(_ el: OpaquePointer?) -> UnsafeMutablePointer<wchar_t>? {
  LineEditor.of(el)?.promptText.baseAddress
}
