/// One thing that goes wrong on the way, and where.
///
/// Its text is what a person types: `slow 800ms`, `drop 20% /orders`, `429 retry 2`.
package struct Fault: Hashable, Sendable {
  /// What goes wrong.
  package enum Kind: Hashable, Sendable {
    /// The answer waits so many milliseconds.
    case slow(Int)
    /// So many of a hundred requests get no answer, by chance.
    case drop(Int)
    /// No request gets an answer.
    case offline
    /// The answer is this status; a client may come again after so many seconds.
    case status(Int, retryAfter: Int?)
    /// The answer ends in its middle.
    case cut
  }

  /// What goes wrong.
  package let kind: Kind
  /// The beginning of the paths concerned, without `/api/v1`: `/orders`; nil for all.
  package let path: String?

  /// Takes both as they are.
  package init(_ kind: Kind, on path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// Whether a path, without `/api/v1`, is concerned.
  func concerns(_ path: String) -> Bool {
    guard let own = self.path else { return true }
    return path == own || path.hasPrefix(own + "/")
  }

  /// Whether both are the same kind of fault in the same place: the later one replaces the earlier.
  func replaces(_ other: Fault) -> Bool {
    guard path == other.path else { return false }
    return switch (kind, other.kind) {
    case (.slow, .slow), (.drop, .drop), (.offline, .offline), (.cut, .cut): true
    case (.status, .status): true
    default: false
    }
  }
}

extension Fault: CustomStringConvertible {
  /// The words that make it.
  package var description: String {
    let what =
      switch kind {
      case .slow(let milliseconds): "slow \(milliseconds)ms"
      case .drop(let percent): "drop \(percent)%"
      case .offline: "offline"
      case .status(let status, let seconds?): "\(status) retry \(seconds)"
      case .status(let status, nil): "\(status)"
      case .cut: "cut"
      }
    return path.map { "\(what) \($0)" } ?? what
  }
}
