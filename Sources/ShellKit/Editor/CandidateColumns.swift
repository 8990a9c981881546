/// A list of words in columns, read downwards as in a directory listing.
///
/// A word may come from a server: what would steer the terminal is shown escaped.
struct CandidateColumns {
  /// Columns of the terminal that may be used.
  let width: Int
  /// Rows that may be used.
  let height: Int

  private static let gap = 2

  /// The rows, without newlines; a last one counts what there was no room for.
  func rows(of labels: [String]) -> [String] {
    let words = labels.map { fitted(Escaping.visible($0)) }
    let cell = (words.map { CellWidth.of($0) }.max() ?? 0) + Self.gap
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
      row += word + String(repeating: " ", count: cell - CellWidth.of(word))
    }
    return row + (words.last ?? "")
  }

  private func fitted(_ word: String) -> String {
    guard CellWidth.of(word) > width else { return word }
    var cut = word[...]
    while !cut.isEmpty, CellWidth.of(String(cut)) >= width { cut.removeLast() }
    return cut + "…"
  }
}
