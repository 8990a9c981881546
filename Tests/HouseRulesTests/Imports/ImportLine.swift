/// A line that imports a module.
struct ImportLine: Equatable {
  /// The module, without what is imported of it.
  let module: String
  /// Where it stands, counted from 1.
  let line: Int
  /// The innermost `#if` around it, `else` before it in the other branch; nil outside of any.
  let condition: String?

  /// All imports of a Swift file.
  static func all(in file: SourceFile) -> [ImportLine] {
    var conditions: [String] = []
    var found: [ImportLine] = []
    for (index, line) in file.code.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "#if": conditions.append(words.dropFirst().joined(separator: " "))
      case "#elseif": conditions[conditions.count - 1] = words.dropFirst().joined(separator: " ")
      case "#else": conditions[conditions.count - 1] = "else " + conditions[conditions.count - 1]
      case "#endif": conditions.removeLast()
      default:
        if let module = module(words) {
          found.append(ImportLine(module: module, line: index + 1, condition: conditions.last))
        }
      }
    }
    return found
  }

  private static func module(_ words: [String]) -> String? {
    guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { return nil }
    let access = ["public", "package", "internal", "fileprivate", "private"]
    guard words[..<at].allSatisfy({ access.contains($0) || $0.hasPrefix("@") }) else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let isOfOneName = kinds.contains(words[at + 1]) && at + 2 < words.count
    let name = isOfOneName ? words[at + 2] : words[at + 1]
    return name.split(separator: ".").first.map(String.init)
  }
}
