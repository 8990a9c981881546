/// Names and values of headers that both ends use.
package enum APIHeader {
  /// Names the world of a phone; the only authorization of the API (API contract 1.4).
  package static let token = "X-Practicum-Mobile-Token"
  /// The type of answers.
  package static let json = "application/json"
  /// The type of the bodies that clients of the later generations send.
  package static let form = "application/x-www-form-urlencoded"
  /// The type of answers that say what went wrong (RFC 9457).
  package static let problem = "application/problem+json"
  /// By this the client asks for more than the contract, and the server offers it.
  ///
  /// The value `g3b` or its like asks for a generation too, where the path names none.
  package static let extras = "X-FakeNFT"
  /// Bad weather for one request: `slow 800ms, 503`.
  package static let weather = "X-FakeNFT-Weather"
  /// The secret that opens the surface for tests and shells to other machines.
  package static let secret = "X-FakeNFT-Secret"
}
