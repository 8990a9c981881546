internal import Market

extension SeedFault {
  /// What the decoder found, in the words of somebody who edits the file.
  init(_ file: SeedFile, entry: Int?, _ error: DecodingError) {
    let (path, problem): ([any CodingKey], String) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
      case .valueNotFound(_, let context): (context.codingPath, "is null")
      case .typeMismatch(let type, let context):
        (context.codingPath, "is not \(Self.words(for: type))")
      case .dataCorrupted(let context):
        (context.codingPath, context.codingPath.isEmpty ? "is no valid JSON" : "has no such value")
      @unknown default: ([], "can't be read")
      }
    let field = path.last { $0.intValue == nil }?.stringValue
    self.init(file, entry: entry, field: field, problem)
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    case is any Collection.Type: "a list"
    default: "what it should be"
    }
  }
}
