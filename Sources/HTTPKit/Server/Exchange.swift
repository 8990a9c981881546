/// Who still has to answer a request.
struct Exchange {
  enum Stage {
    /// Nobody: there is no request, or its answer is on the way.
    case over
    /// The handler runs on the server's thread.
    case handling
    /// The handler has returned, and the connection sleeps until somebody answers.
    case suspended
    /// The answer is here, and the server's thread comes for it.
    case answered(HTTPAnswer)
  }

  /// Counts the requests of a connection, so that a late reply answers no other one.
  var request = 0
  var stage = Stage.over
  /// Whether an answer is on the agenda, so that no other one counts.
  var isPromised = false

  /// Begins the next request; gives its number.
  mutating func begin() -> Int {
    request += 1
    stage = .handling
    isPromised = false
    return request
  }

  /// Takes an answer for the request; whether the connection has to be woken for it.
  mutating func take(_ answer: HTTPAnswer) -> Bool {
    switch stage {
    case .handling:
      stage = .answered(answer)
      return false
    case .suspended:
      stage = .answered(answer)
      return true
    case .over, .answered: return false
    }
  }

  /// Whether somebody may still answer that request.
  func awaits(_ request: Int) -> Bool {
    guard self.request == request, !isPromised else { return false }
    switch stage {
    case .handling, .suspended: return true
    case .over, .answered: return false
    }
  }
}
