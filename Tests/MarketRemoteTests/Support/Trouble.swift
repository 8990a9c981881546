import HTTPKit

/// What goes wrong with a request on its way.
enum Trouble: Sendable {
  /// The server never hears of it; the client gets this.
  case instead(HTTPAnswer)
  /// The server does what was asked for; the client gets this.
  case afterwards(HTTPAnswer)

  /// A body that a server might send.
  static func text(_ body: String, status: Int = 200) -> HTTPAnswer {
    .response(
      HTTPResponse(
        status: status, headers: [("Content-Type", "application/json")], body: Array(body.utf8)))
  }

  static func status(_ status: Int, _ headers: [(String, String)] = []) -> HTTPAnswer {
    .response(HTTPResponse(status: status, headers: headers))
  }
}
