/// A text file of the tree, by line; of a Swift file also its code without comments and strings.
struct SourceFile: Sendable {
  /// The path below the package's folder.
  let path: String
  /// The lines as they are.
  let lines: [String]
  /// The same lines with comments and the insides of strings blanked; empty for other languages.
  let code: [String]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = Self.lines(of: text)
    code = path.hasSuffix(".swift") ? Self.lines(of: CodeMask.masked(text)) : []
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var isManifest: Bool { name == "Package.swift" }
  var isSource: Bool { path.hasPrefix("Sources/") }
  var isC: Bool { path.hasSuffix(".c") || path.hasSuffix(".h") }
  /// The last part of the path, with its suffix.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The code as one text.
  var codeText: String { code.joined(separator: "\n") }

  /// The target below `Sources` or `Tests` that the file belongs to; nil outside of both.
  var target: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return nil }
    return String(parts[1])
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
