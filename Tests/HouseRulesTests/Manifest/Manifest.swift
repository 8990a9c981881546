/// What the manifest says, read from its text.
struct Manifest {
  /// A target or product, with the text between its parentheses.
  struct Entry: Equatable {
    let kind: String
    let name: String
    let text: String
    let line: Int
  }

  /// The libraries among the products.
  let libraries: [Entry]
  /// The targets.
  let targets: [Entry]
  /// The names defined at the top, each with its text.
  let constants: [String: String]

  /// Reads the text of a `Package.swift`.
  init(_ text: String) {
    let file = SourceFile("Package.swift", text)
    let entries = Self.entries(in: file)
    libraries = entries.filter { $0.kind == "library" }
    targets = entries.filter { ["target", "executableTarget", "testTarget"].contains($0.kind) }
    constants = Self.constants(in: file)
  }

  /// The words in quotation marks after a label, such as those of `dependencies:`.
  static func words(after label: String, in entry: Entry) -> [String] {
    guard let at = entry.text.firstRange(of: label + ": [") else { return [] }
    let list = entry.text[at.upperBound...].prefix { $0 != "]" }
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static func entries(in file: SourceFile) -> [Entry] {
    var found: [Entry] = []
    for kind in ["library", "target", "executableTarget", "testTarget"] {
      for (index, line) in file.code.enumerated() where line.contains(".\(kind)(") {
        let text = call(from: index, in: file)
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        found.append(Entry(kind: kind, name: String(parts[1]), text: text, line: index + 1))
      }
    }
    return found
  }

  /// The lines of a call, up to the one that closes its parentheses.
  private static func call(from index: Int, in file: SourceFile) -> String {
    var (depth, text) = (0, "")
    for (code, line) in zip(file.code[index...], file.lines[index...]) {
      text += line + "\n"
      depth += code.count { $0 == "(" || $0 == "[" } - code.count { $0 == ")" || $0 == "]" }
      if depth <= 0 { break }
    }
    return text
  }

  private static func constants(in file: SourceFile) -> [String: String] {
    var constants: [String: String] = [:]
    for (index, line) in file.code.enumerated() where line.hasPrefix("let ") {
      let name = line.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
      if name != "package" { constants[String(name)] = call(from: index, in: file) }
    }
    return constants
  }
}
