/// Which generation a server speaks where no path names one.
package enum APIGenerationChoice: Hashable, Sendable {
  /// The one that the request looks like.
  case automatic
  /// Always the same.
  case fixed(APIGeneration)

  /// The words that `init(word:)` reads, for help and completion.
  package static let words = ["auto"] + APIGeneration.allCases.map(\.rawValue)

  /// Reads `auto` or a generation, in any letter case; nil for other words.
  package init?(word: String) {
    if word.lowercased() == "auto" {
      self = .automatic
    } else if let generation = APIGeneration(word: word) {
      self = .fixed(generation)
    } else {
      return nil
    }
  }

  /// How to answer a request: a generation in its path goes before the choice.
  package func style(path generation: APIGeneration?, hasToken: Bool) -> APIStyle {
    if let generation { return APIStyle(generation) }
    return switch self {
    case .automatic: .automatic(hasToken: hasToken)
    case .fixed(let generation): APIStyle(generation)
    }
  }
}
