/// What can be completed at the cursor: the candidates that could replace the word before it.
package struct Completion: Equatable, Sendable {
  /// How many characters before the cursor a candidate replaces.
  package var replacing: Int
  /// The words that fit, in the order they are listed.
  package var candidates: [Candidate]

  /// A completion of the last `replacing` characters before the cursor.
  package init(replacing: Int, candidates: [Candidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// Nothing fits.
  package static let none = Completion(replacing: 0, candidates: [])

  /// The longest beginning that all candidates share.
  var commonPrefix: String {
    guard var common = candidates.first.map({ Substring($0.text) }) else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(common, candidate.text).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
