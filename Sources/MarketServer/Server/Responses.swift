internal import HTTPKit
internal import Market
internal import MarketAPI

/// The responses that handlers share, each with the headers that its kind has.
enum Responses {
  /// Lets pages of any site read answers: the API has no cookies that they could abuse.
  static let openToAll = ("Access-Control-Allow-Origin", "*")

  /// An object or a list of the API.
  static func json(_ body: [UInt8], tag: EntityTag? = nil) -> HTTPResponse {
    var headers = [("Content-Type", APIHeader.json), openToAll, announcement]
    if let tag { headers += [("ETag", tag.text), exposed] }
    return HTTPResponse(headers: headers, body: body)
  }

  /// An answer of the surface for tests and shells, which pages of other sites can't read.
  static func control(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      headers: [("Content-Type", APIHeader.json), ("Cache-Control", "no-store"), announcement],
      body: body)
  }

  /// What went wrong, in JSON.
  static func problem(_ problem: APIProblem, headers: [(String, String)] = []) -> HTTPResponse {
    HTTPResponse(
      status: problem.status,
      headers: [("Content-Type", APIHeader.problem), openToAll, announcement] + headers,
      body: problem.body)
  }

  /// A store that can't answer: busy for now, full, or broken.
  static func failure(_ error: PortError) -> HTTPResponse {
    let status =
      switch error.kind {
      case .busy, .unreachable: 503
      case .full: 507
      case .gone: 409
      case .readOnly, .unreadable, .newer, .unavailable, .uncertain, .failing, .refused, .misread,
        .unsupported, .stopped:
        500
      }
    let problem = APIProblem(
      status: status, code: error.code,
      detail: error.detail.prefix(1).uppercased() + error.detail.dropFirst() + ".")
    return self.problem(problem, headers: status == 503 ? [("Retry-After", "1")] : [])
  }

  /// A page for a browser, which may load nothing but from this server.
  static func page(_ html: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"),
        (
          "Content-Security-Policy",
          "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; "
            + "script-src 'self'; connect-src 'self'; frame-ancestors 'none'; form-action 'self'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ], body: Array(html.utf8))
  }

  /// A picture, which never changes.
  static func picture(_ png: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      headers: [
        ("Content-Type", "image/png"), openToAll, ("Cache-Control", "public, max-age=86400"),
        ("ETag", EntityTag(of: png).text),
      ], body: png)
  }

  /// Tells this project's client that the server has more than the contract.
  private static let announcement = (APIHeader.extras, "1")
  private static let exposed = ("Access-Control-Expose-Headers", "ETag, \(APIHeader.extras)")
}
