/// How long files, lines and functions may be.
enum SizeRule {
  static let longestFile = 400
  static let widestLine = 100
  static let longestFunction = 70

  /// Files of Swift and C with too many lines.
  static func files(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift || $0.isC }.compactMap { file in
      let count = file.lines.last?.isEmpty == true ? file.lines.count - 1 : file.lines.count
      return count > longestFile
        ? Violation(file.path, longestFile + 1, "the file has \(count) lines") : nil
    }
  }

  /// Lines of Swift and C with too many characters.
  static func lines(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift || $0.isC }.flatMap { file in
      file.lines.enumerated().filter { $0.element.count > widestLine }
        .map { Violation(file.path, $0.offset + 1, "the line has \($0.element.count) columns") }
    }
  }

  /// Functions, initializers and accessors of Swift with too many lines, from the first to the
  /// closing brace.
  static func functions(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      Outline(file.codeText).declarations
        .filter { $0.isFunction && $0.length > longestFunction }
        .map { Violation(file.path, $0.line, "\($0.keyword) \($0.name) has \($0.length) lines") }
    }
  }
}
