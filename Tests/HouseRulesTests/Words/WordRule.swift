/// Words that have no place in some part of the tree.
enum WordRule {
  /// What the domain and its ports in memory may not reach for: output, clock, chance, disk.
  static let outside = [
    "print(", "debugPrint(", "dump(", "exit(", "Date(", "Date.now", "UUID(", "getenv",
    "ProcessInfo", "FileManager", "ContinuousClock", "SuspendingClock", "shuffled()", "shuffle()",
  ]
  /// Code that ends the program where an error was possible.
  static let crashes = ["try!", "as!"]
  /// Words of something unfinished, in comments and strings too.
  static let unfinished = ["TODO", "FIXME", "XXX", "fatalError(\"unimplemented"]

  /// Reaches of the domain for what only an adapter may have.
  static func reaches(in files: [SourceFile]) -> [Violation] {
    let rooms = ["Market", "MarketInMemory"]
    let domain = files.filter { $0.isSource && $0.isSwift && rooms.contains($0.target ?? "") }
    return find(outside, in: domain, \.code)
      + domain.flatMap { file in
        file.code.enumerated().filter { $0.element.lowercased().contains("random") }
          .map {
            Violation(file.path, $0.offset + 1, "chance has no place in \(file.target ?? "")")
          }
      }
  }

  /// Forced tries and casts, and unfinished work, in the product.
  static func unfinished(in files: [SourceFile]) -> [Violation] {
    let sources = files.filter(\.isSource)
    return find(crashes, in: sources, \.code) + find(unfinished, in: sources, \.lines)
  }

  private static func find(
    _ words: [String], in files: [SourceFile], _ lines: KeyPath<SourceFile, [String]>
  ) -> [Violation] {
    files.flatMap { file in
      file[keyPath: lines].enumerated().flatMap { index, line in
        words.filter { holds(line, $0) }
          .map { Violation(file.path, index + 1, "\($0) has no place here") }
      }
    }
  }

  /// Whether a word stands in a line by itself rather than as a part of a longer one.
  static func holds(_ line: String, _ word: String) -> Bool {
    line.ranges(of: word).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !(isLetter(word.first) && isLetter(before))
        && !(isLetter(word.last) && isLetter(after))
    }
  }

  private static func isLetter(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "_"
  }
}
