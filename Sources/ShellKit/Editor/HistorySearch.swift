/// A search in the history that goes on with every key.
struct HistorySearch {
  /// The entries, the newest first.
  let entries: [String]
  /// What is looked for.
  private(set) var pattern = ""
  private var index = 0

  /// A search that has found nothing yet.
  init(entries: [String]) {
    self.entries = entries
  }

  /// The entry found; nil when there is none, or nothing is looked for.
  var found: String? {
    pattern.isEmpty || index >= entries.count ? nil : entries[index]
  }

  /// What stands before the entry found.
  var prompt: Prompt {
    let isLost = found == nil && !pattern.isEmpty
    return Prompt((isLost ? "not found" : "search") + " ‘\(pattern)’: ")
  }

  /// Takes a key; false when it has no meaning here, so that it ends the search.
  mutating func take(_ key: Unicode.Scalar, inserted: String) -> Bool {
    switch key {
    case "\u{12}":
      find(from: index + 1)
    case "\u{7f}", "\u{8}":
      _ = pattern.popLast()
      find(from: 0)
    case Key.insert:
      pattern += inserted
      find(from: index)
    case _ where key.properties.generalCategory != .control:
      pattern.unicodeScalars.append(key)
      find(from: index)
    default:
      return false
    }
    return true
  }

  /// The entry that is left behind is not shown a second time.
  private mutating func find(from start: Int) {
    let wanted = Array(pattern.utf8)
    let passed = start > index ? found : nil
    let older = entries[min(start, entries.count)...]
    index = older.firstIndex { $0 != passed && Self.contains($0, wanted) } ?? entries.count
  }

  private static func contains(_ text: String, _ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = Substring(text).utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
