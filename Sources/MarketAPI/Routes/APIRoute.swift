/// One row of the API's table: the server's routes and the API's document are both made of it.
package struct APIRoute: Sendable {
  /// What it is for.
  package let endpoint: APIEndpoint
  /// `GET`, `PUT` or `POST`; whoever answers `GET` answers `HEAD` too.
  package let method: String
  /// The path with the names of ids in braces: `/api/v1/nft/{id}`.
  package let path: String
  /// What it does, as a clause without a full stop.
  package let summary: String
  /// What its query may hold; other keys are passed over.
  package let query: [APIParameter]
  /// What its body may hold; empty where it takes none.
  package let body: [APIParameter]
  /// What it answers with.
  package let answer: APIAnswer
  /// The generations whose servers had it; this project's server answers it in all of them.
  package let generations: [APIGeneration]
  let segments: [String]

  init(
    _ endpoint: APIEndpoint, _ method: String, _ path: String, _ summary: String,
    query: [APIParameter] = [], body: [APIParameter] = [], answer: APIAnswer,
    generations: [APIGeneration] = APIGeneration.allCases
  ) {
    self.endpoint = endpoint
    self.method = method
    self.path = path
    self.summary = summary
    self.query = query
    self.body = body
    self.answer = answer
    self.generations = generations
    segments = path.split(separator: "/").map(String.init)
  }

  /// Whether a part of a path is the name of an id.
  static func isPlaceholder(_ segment: String) -> Bool {
    segment.utf8.first == UInt8(ascii: "{")
  }

  /// The ids in a path of this form, in order; nil for another path.
  func identifiers(in segments: [String]) -> [String]? {
    guard segments.count == self.segments.count else { return nil }
    var identifiers: [String] = []
    for (form, segment) in zip(self.segments, segments) {
      if Self.isPlaceholder(form) {
        identifiers.append(segment)
      } else if form != segment {
        return nil
      }
    }
    return identifiers
  }
}
