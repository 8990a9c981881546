/// A list of words in columns, read downwards as in a directory listing.
struct CandidateColumns {
  /// Columns of the terminal that may be used.
  let width: Int
  /// Rows that may be used.
  let height: Int

  private static let gap = 2

  /// The rows, without newlines; a last one counts what there was no room for.
  func rows(of labels: [String]) -> [String] {
    let words = labels.map { fitted(Self.escaped($0)) }
    let cell = (words.map(CellLayout.width).max() ?? 0) + Self.gap
    let across = max(1, (width + Self.gap) / cell)
    let room = max(1, height)
    let isWhole = words.count <= across * room
    let shown = isWhole ? words[...] : words.prefix(across * max(1, room - 1))
    let down = (shown.count + across - 1) / across
    var rows = (0..<down).map { row in
      joined(stride(from: row, to: shown.count, by: down).map { shown[$0] }, cell: cell)
    }
    if !isWhole { rows.append("… and \(words.count - shown.count) more") }
    return rows
  }

  private func joined(_ words: [String], cell: Int) -> String {
    var row = ""
    for word in words.dropLast() {
      row += word + String(repeating: " ", count: cell - CellLayout.width(of: word))
    }
    return row + (words.last ?? "")
  }

  private func fitted(_ word: String) -> String {
    guard CellLayout.width(of: word) > width else { return word }
    var cut = word[...]
    while !cut.isEmpty, CellLayout.width(of: String(cut)) >= width { cut.removeLast() }
    return cut + "…"
  }

  /// A label may come from a server: what would steer the terminal shows as `\u{1b}`.
  private static func escaped(_ label: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      if isHarmless(scalar) {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      }
    }
    return String(shown)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      false
    case .format:
      // The joiner holds an emoji together.
      scalar == "\u{200d}"
    default:
      true
    }
  }
}
