/// Finds what a person may have meant by a word that means nothing.
package enum Suggestion {
  private static let longest = 64

  /// The candidates nearest to `word`, at most three, the nearest first.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    guard word.count <= longest else { return [] }
    let tried = [word.lowercased()] + otherLayouts(of: word)
    let ranked = candidates.compactMap { candidate -> (String, Int)? in
      let lowered = candidate.lowercased()
      let distance = tried.map { nearness(of: $0, to: lowered) }.min() ?? .max
      let isBeginning = word.count > 1 && tried.contains { lowered.hasPrefix($0) }
      let allowed = max(1, min(word.count, lowered.count) / 3)
      return isBeginning ? (candidate, 0) : distance <= allowed ? (candidate, distance) : nil
    }
    let sorted = ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return sorted.prefix(3).map(\.0)
  }

  /// The distance to the candidate, or to its beginning: a long name may be begun with an error.
  private static func nearness(of word: String, to candidate: String) -> Int {
    let whole = distance(word, candidate)
    guard word.count >= 4, candidate.count > word.count else { return whole }
    let beginnings = (word.count - 1...word.count + 1).map { String(candidate.prefix($0)) }
    return beginnings.reduce(whole) { min($0, distance(word, $1) + 1) }
  }

  /// ` Did you mean catalog or cart?` with a blank before it; empty where there is nothing.
  package static func question(_ candidates: [String]) -> String {
    guard let last = candidates.last else { return "" }
    let shown = candidates.map { Escaping.visible($0) }
    let list =
      candidates.count == 1
      ? Escaping.visible(last)
      : shown.dropLast().joined(separator: ", ") + " or " + Escaping.visible(last)
    return " Did you mean \(list)?"
  }

  /// The word as it would be on the other keyboard layout: `сфефдщп` is `catalog`.
  package static func otherLayouts(of word: String) -> [String] {
    let word = word.lowercased()
    let translated = [(russian, latin), (latin, russian)].map { from, to in
      String(word.map { character in from.firstIndex(of: character).map { to[$0] } ?? character })
    }
    return translated.filter { $0 != word }
  }

  private static let latin = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.`")
  private static let russian = Array("йцукенгшщзхъфывапролджэячсмитьбюё")

  /// The Damerau-Levenshtein distance (neighbours may be swapped once).
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
