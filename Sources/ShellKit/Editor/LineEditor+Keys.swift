import CEditLine

extension LineEditor {
  /// The editor behind libedit's pointer.
  static func of(_ el: OpaquePointer?) -> LineEditor? {
    guard let el, let data = cel_client_data(el) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  /// Functions that keys can be bound to, also in `~/.editrc`.
  private static let functions: [(name: String, help: String, function: cel_function)] = [
    ("shell-insert", "Insert the waiting text", insertWaitingText),
    ("shell-finish", "Move to the end of the line that is given up", moveToEnd),
    ("shell-complete", "Complete the word before the cursor", completeWord),
    ("shell-history-back", "Older entry that begins like the line", walkHistoryBack),
    ("shell-history-forward", "Newer entry that begins like the line", walkHistoryForward),
    ("shell-search", "Search the history while typing", searchHistory),
    ("shell-delete-back", "Delete the character before the cursor", deleteCharacterBack),
    ("shell-delete", "Delete the character under the cursor", deleteCharacter),
    ("shell-left", "Move one character to the left", moveLeft),
    ("shell-right", "Move one character to the right", moveRight),
    ("shell-nothing", "Do nothing", doNothing),
  ]

  /// What libedit leaves unbound, or binds to something that falls short.
  private static let bindings: [(keys: String, function: String)] = [
    ("^I", "shell-complete"),
    ("^?", "shell-delete-back"), ("^H", "shell-delete-back"),
    ("^U", "vi-kill-line-prev"), ("^W", "ed-delete-prev-word"),
    ("\\e[A", "shell-history-back"), ("\\eOA", "shell-history-back"),
    ("\\e[B", "shell-history-forward"), ("\\eOB", "shell-history-forward"),
    ("^P", "shell-history-back"), ("^N", "shell-history-forward"),
    ("\\e[5~", "shell-history-back"), ("\\e[6~", "shell-history-forward"),
    ("\\e[D", "shell-left"), ("\\eOD", "shell-left"), ("^B", "shell-left"),
    ("\\e[C", "shell-right"), ("\\eOC", "shell-right"), ("^F", "shell-right"),
    ("\\e[3~", "shell-delete"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\eOd", "ed-prev-word"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\eOc", "em-next-word"),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"),
    ("\\e[2~", "em-toggle-overwrite"),
    ("\\e[1;5A", "shell-nothing"), ("\\e[1;5B", "shell-nothing"),
  ]

  /// Adds the functions and binds the keys; what `~/.editrc` says wins, but for vi mode.
  ///
  /// libedit begins in vi mode. `bind -v` in `~/.editrc` forgets all bindings: in that mode they
  /// are made afterwards, sequences in the command map, where ESC leads.
  ///
  /// - `searches` tells whether the terminal can draw the editor's search.
  static func bindKeys(of el: OpaquePointer, searches: Bool) {
    for (name, help, function) in functions {
      cel_add_function(el, name, help, function)
    }
    cel_set_editor(el, "emacs")
    for (keys, function) in bindings {
      cel_bind(el, keys, function)
    }
    if searches { cel_bind(el, "^R", "shell-search") }
    el_source(el, nil)
    if let editor = cel_editor(el), String(cString: editor) == "vi" {
      bindForVi(el)
    }
    for (key, function) in [("\\200", "shell-insert"), ("\\201", "shell-finish")] {
      cel_bind(el, key, function)
      cel_bind_alternative(el, key, function)
    }
  }

  private static func bindForVi(_ el: OpaquePointer) {
    for (keys, function) in bindings {
      if keys.hasPrefix("\\e") {
        cel_bind_alternative(el, String(keys.dropFirst(2)), function)
      } else if function.hasPrefix("shell-") {
        cel_bind(el, keys, function)
      }
    }
  }
}

private func code(_ code: Int32) -> UInt8 {
  UInt8(truncatingIfNeeded: code)
}

private func insertWaitingText(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el) else { return code(CC_ERROR) }
  editor.insert(editor.inserted)
  editor.inserted = ""
  return code(CC_REFRESH)
}

private func moveToEnd(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el) else { return code(CC_ERROR) }
  editor.moveCursor(by: editor.line.afterCursor.unicodeScalars.count)
  return code(CC_CURSOR)
}

private func completeWord(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  code(LineEditor.of(el)?.complete() ?? CC_ERROR)
}

private func walkHistoryBack(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  LineEditor.of(el)?.walkBack() == true ? code(CC_REFRESH) : code(CC_ERROR)
}

private func walkHistoryForward(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  LineEditor.of(el)?.walkForward() == true ? code(CC_REFRESH) : code(CC_ERROR)
}

private func searchHistory(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  LineEditor.of(el)?.search()
  return code(CC_NORM)
}

/// A character is a whole grapheme cluster: of a joined emoji nothing stays behind.
private func deleteCharacterBack(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el), let last = editor.line.beforeCursor.last else {
    return code(CC_ERROR)
  }
  editor.deleteBackward(last.unicodeScalars.count)
  return code(CC_REFRESH)
}

private func deleteCharacter(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el), let first = editor.line.afterCursor.first else {
    return code(CC_ERROR)
  }
  editor.moveCursor(by: first.unicodeScalars.count)
  editor.deleteBackward(first.unicodeScalars.count)
  return code(CC_REFRESH)
}

private func moveLeft(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el), let last = editor.line.beforeCursor.last else {
    return code(CC_ERROR)
  }
  editor.moveCursor(by: -last.unicodeScalars.count)
  return code(CC_CURSOR)
}

private func moveRight(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  guard let editor = LineEditor.of(el), let first = editor.line.afterCursor.first else {
    return code(CC_ERROR)
  }
  editor.moveCursor(by: first.unicodeScalars.count)
  return code(CC_CURSOR)
}

private func doNothing(_ el: OpaquePointer?, _ key: UInt32) -> UInt8 {
  code(CC_NORM)
}
