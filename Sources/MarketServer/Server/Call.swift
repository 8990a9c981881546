internal import Market
internal import MarketAPI

/// A request as it is kept while it waits for its turn: all that handlers ask for.
struct Call: Sendable {
  let method: String
  let raw: [UInt8]
  let target: APITarget
  let body: [UInt8]
  let contentType: String?
  /// Where pictures and pages are, as this client reaches the server.
  let addresses: APIAddresses
  let style: APIStyle
  let world: World.ID
  let peer: String
  let ifMatch: String?
  let idempotencyKey: String?
  let language: Language

  /// The path without `/api/v1`, by which the weather is narrowed.
  static func weatherPath(_ path: ArraySlice<UInt8>) -> String {
    let segments = APITarget(path).segments
    let inside = segments.starts(with: ["api", "v1"]) ? segments.dropFirst(2) : segments[...]
    return "/" + inside.joined(separator: "/")
  }
}
