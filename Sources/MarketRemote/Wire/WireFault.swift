internal import HTTPKit

/// Why a request has no answer that it could be told by.
enum WireFault {
  /// There was none.
  case network(HTTPClientError)
  /// The server answered something else.
  case status(HTTPClientResponse)

  /// The seconds that a server may ask to wait for by itself; who asks for more is told of.
  static let longestWait = 10

  /// Whether the same request may well succeed a little later.
  var isPassing: Bool {
    switch self {
    case .network(.timedOut), .network(.cut): true
    case .network: false
    case .status(let response):
      switch response.status {
      case 429, 503: (retryAfter ?? 0) <= Self.longestWait
      case 502, 504: true
      default: false
      }
    }
  }

  /// Whether a person may want to try again: not where only another address or request helps.
  var isWorthAsking: Bool {
    switch self {
    case .network(.timedOut), .network(.cut), .network(.connectionRefused),
      .network(.nameNotFound), .network(.other):
      true
    case .network: false
    case .status(let response): response.status == 429 || response.status >= 500
    }
  }

  /// Whether the server may have done what it was asked for all the same.
  var mayBeDone: Bool {
    switch self {
    case .network(.nameNotFound), .network(.connectionRefused), .network(.tls),
      .network(.badAddress), .network(.libraryMissing):
      false
    case .network: true
    case .status(let response):
      response.status >= 500 && response.status != 501 && response.status != 503
    }
  }

  /// Whether the wait alone took so long that it is not repeated more than once.
  var isSlow: Bool {
    if case .network(.timedOut) = self { true } else { false }
  }

  var isStop: Bool {
    if case .network(.stopped) = self { true } else { false }
  }

  /// The seconds that the server asks to wait for; nil where it names none, or a date.
  var retryAfter: Int? {
    guard case .status(let response) = self else { return nil }
    return response.header("Retry-After").flatMap { Int($0) }.map { max($0, 0) }
  }
}
