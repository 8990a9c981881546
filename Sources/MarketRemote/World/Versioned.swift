internal import HTTPKit

/// An answer, and the version that a change of it can insist on.
struct Versioned<Answer> {
  let value: Answer
  /// A strong entity tag; nil where the server gave none.
  let tag: String?

  init(_ value: Answer, _ response: HTTPClientResponse) {
    self.value = value
    tag = response.header("ETag").flatMap { $0.hasPrefix("\"") ? $0 : nil }
  }

  /// The header of a request that changes just this version.
  var condition: [(name: String, value: String)] {
    tag.map { [("If-Match", $0)] } ?? []
  }
}
