internal import HTTPKit
internal import MarketAPI

/// The answer to OPTIONS, by which browsers ask before a page of another site may send a request.
enum Preflight {
  static func answer(_ target: APITarget) -> Answer {
    let match = APIMatch(method: "OPTIONS", target)
    let methods =
      if case .otherMethods(let methods) = match { methods.joined(separator: ", ") } else {
        "GET, HEAD, OPTIONS"
      }
    return Answer(
      response: HTTPResponse(
        status: 204,
        headers: [
          ("Allow", methods), Responses.openToAll, ("Access-Control-Allow-Methods", methods),
          (
            "Access-Control-Allow-Headers",
            "Accept, Content-Type, If-Match, If-None-Match, Idempotency-Key, \(APIHeader.token)"
          ), ("Access-Control-Max-Age", "600"),
        ]))
  }
}
