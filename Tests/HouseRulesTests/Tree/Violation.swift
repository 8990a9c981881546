import Testing

/// A place in the tree that breaks a rule of the house.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let what: String

  init(_ path: String, _ line: Int, _ what: String) {
    self.path = path
    self.line = line
    self.what = what
  }

  var description: String { "\(path):\(line): \(what)" }

  /// Whether an issue was made of a violation in one of these files.
  static func isIn(_ paths: String..., issue: Issue) -> Bool {
    issue.comments.contains { comment in paths.contains { comment.rawValue.hasPrefix($0) } }
  }

  /// Makes each violation an issue that names its file and line.
  static func record(
    _ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record(Comment(rawValue: violation.description), sourceLocation: sourceLocation)
    }
  }
}
