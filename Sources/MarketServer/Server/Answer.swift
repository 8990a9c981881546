internal import HTTPKit
internal import MarketAPI

/// What a handler came to: the response, and what the journal tells of it.
struct Answer: Sendable {
  let response: HTTPResponse
  var deed: Deed?
  /// The version of what was answered; nil where answers have none.
  var tag: EntityTag?
  /// Whether the same request gets the same answer for as long as the server runs.
  var isLasting = false
}
