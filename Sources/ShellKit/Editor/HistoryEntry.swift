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

  /// Whether `encoded` writes such a line.
  static func isEncoded(_ line: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    for byte in line {
      if isEscaped {
        guard byte == backslash || byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r") else {
          return false
        }
        isEscaped = false
      } else {
        if byte == UInt8(ascii: "\r") { return false }
        isEscaped = byte == backslash
      }
    }
    return !isEscaped
  }

  /// The entry that an encoded line stands for.
  static func decoded(_ line: ArraySlice<UInt8>) -> String {
    guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
    var entry: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        entry.append(unescaped(byte))
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        entry.append(byte)
      }
    }
    return String(decoding: entry, as: UTF8.self)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    default: byte
    }
  }
}
