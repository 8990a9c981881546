/// What the weather does to one request.
struct Forecast: Equatable, Sendable {
  /// What becomes of the answer.
  enum Fate: Equatable, Sendable {
    case arrives
    case isLost
    case isCut
    case isReplaced(status: Int, retryAfter: Int?)
  }

  /// Nothing happens to it.
  static let calm = Forecast(fate: .arrives, delay: 0)

  var fate: Fate
  /// How long the answer waits, in milliseconds.
  var delay: Int

  /// Whether the request does what it asks for: an answer that is lost or cut was made, and one
  /// that is replaced was not.
  var reachesServer: Bool {
    switch fate {
    case .arrives, .isCut: true
    case .isLost, .isReplaced: false
    }
  }

  /// What the journal tells of it.
  var words: String {
    let what: String? =
      switch fate {
      case .arrives: nil
      case .isLost: "no answer"
      case .isCut: "cut"
      case .isReplaced(let status, _): "answered \(status)"
      }
    let slow = delay > 0 ? "\(delay) ms late" : nil
    return [what, slow].compactMap { $0 }.joined(separator: ", ")
  }
}
