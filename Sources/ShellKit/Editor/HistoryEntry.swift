/// How an entry is written on one line of the history file.
///
/// A newline becomes `\n`, a carriage return `\r`, and a backslash `\\`.
enum HistoryEntry {
  /// The entry on one line.
  static func encoded(_ entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\r": line.append(contentsOf: "\\r".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The entry that a line stands for; nil when `encoded` does not write such a line.
  static func decoded(_ line: Substring) -> String? {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else {
      return String(line)
    }
    var entry = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar != "\r" else { return nil }
      guard scalar == "\\" else {
        entry.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\": entry.append("\\")
      case "n": entry.append("\n")
      case "r": entry.append("\r")
      default: return nil
      }
    }
    return String(entry)
  }
}
