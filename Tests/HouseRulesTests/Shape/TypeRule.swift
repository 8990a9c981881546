/// One top-level type a file, named after it, and names that say something.
enum TypeRule {
  private static let emptyWords = [
    "Impl", "Default", "Defaults", "Manager", "Helper", "Helpers", "Util", "Utils", "Utilities",
  ]

  /// Files with a second top-level type, or named after another one.
  ///
  /// A file called `Type+Topic.swift` has no type of its own and extends that type. A file without
  /// a type may have any other name, as long as it extends something or holds a function.
  static func files(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift && !$0.isManifest && $0.name != "main.swift" }.flatMap { file in
      let top = Outline(file.codeText).declarations.filter { $0.depth == 0 }
      let types = top.filter(\.isType)
      let name = String(file.name.dropLast(".swift".count))
      if types.isEmpty { return withoutType(file, name, top) }
      let isNamed = types.contains { $0.name == name }
      return types.filter { $0.name != name }.enumerated().map { index, type in
        let what =
          index == 0 && !isNamed ? "is not what the file is called" : "is a second top-level type"
        return Violation(file.path, type.line, "\(type.name) \(what)")
      }
    }
  }

  private static func withoutType(
    _ file: SourceFile, _ name: String, _ top: [Outline.Declaration]
  ) -> [Violation] {
    let extended = top.filter { $0.keyword == "extension" }.map(\.name)
    if top.isEmpty { return [Violation(file.path, 1, "the file declares nothing")] }
    if name.contains("+"), !extended.contains(where: { name.hasPrefix($0 + "+") }) {
      return [Violation(file.path, 1, "the file does not extend what it is called after")]
    }
    if extended.contains(name) {
      return [Violation(file.path, 1, "the file is called after \(name), and only extends it")]
    }
    return []
  }

  /// Types whose names hold a word that says nothing.
  static func names(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      Outline(file.codeText).declarations.filter(\.isType).flatMap { type in
        words(of: type.name).filter(emptyWords.contains)
          .map { Violation(file.path, type.line, "\(type.name) is called \($0)") }
      }
    }
  }

  /// `SQLiteStore` is `SQ`, `Lite`, `Store`: a new word begins at a capital before a small letter.
  static func words(of name: String) -> [String] {
    var words = [""]
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : letter
      if letter.isUppercase, next.isLowercase { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.filter { !$0.isEmpty }
  }
}
