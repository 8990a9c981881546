internal import HTTPKit
internal import Market
internal import MarketAPI

/// What the front door reads of every request, before it knows what the request is for.
struct Visit: Sendable {
  let method: String
  let target: [UInt8]
  let path: ArraySlice<UInt8>
  let host: String
  let token: String?
  let hasExtras: Bool
  /// The generation that this project's client asks for where the path names none.
  let asked: APIGeneration?
  let ifNoneMatch: String?
  let language: Language
  let peer: String
  /// Weather that this one request asks for.
  let ownWeather: [Fault]
  let start: UInt64
  let body: [UInt8]
  let contentType: String?

  init(_ request: borrowing HTTPRequest, start: UInt64) {
    method = request.method
    target = request.target
    path = request.path
    host = request.header("Host") ?? "localhost"
    token = request.header(APIHeader.token).flatMap { $0.isEmpty ? nil : $0 }
    let extras = request.header(APIHeader.extras)
    hasExtras = extras != nil
    asked = extras.flatMap { APIGeneration(word: $0) }
    ifNoneMatch = request.header("If-None-Match")
    peer = request.peer
    body = request.body
    contentType = body.isEmpty ? nil : request.header("Content-Type")
    self.start = start
    language = path.starts(with: Self.api) ? .english : Language(request.header("Accept-Language"))
    ownWeather = request.header(APIHeader.weather).map(Self.weather) ?? []
  }

  private static let api = Array("/api/".utf8)

  /// Whether it asks for the surface for tests and shells, in any world.
  ///
  /// Most paths have no part that begins with an underscore, which is cheap to see.
  var isControl: Bool {
    var isAfterSlash = false
    for byte in path {
      if isAfterSlash, byte == UInt8(ascii: "_") { return APITarget(path).segments.first == "_" }
      isAfterSlash = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// Whether it only reads, and an answer to it may be kept.
  var isReading: Bool { method == "GET" || method == "HEAD" }

  var cacheKey: AnswerCache.Key {
    AnswerCache.Key(
      target: target, host: host, hasToken: token != nil, hasExtras: hasExtras, asked: asked,
      language: language.rawValue)
  }

  /// The world of the path, of the token, or the local one; nil where the path's is no name.
  func world(_ named: String?) -> World.ID? {
    if let named { return World.named(named) }
    return token.map(WorldName.world(ofToken:)) ?? World.local
  }

  static let badWorld = APIProblem(
    status: 404, code: "world.bad-name", detail: "The path names no world.",
    expected: "/w/NAME/… with 1 to 40 letters, digits, hyphens, underscores or dots.")

  /// The pages and pictures of answers stand where this client found the server.
  var addresses: APIAddresses {
    let isPlain = host.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"%\"'<>\\^`{|}/?#@".utf8.contains(byte)
    }
    return APIAddresses(base: "http://" + (isPlain && !host.isEmpty ? host : "localhost"))
  }

  /// A header such as `slow 800ms, 503`; words that are no weather are passed over.
  private static func weather(_ header: String) -> [Fault] {
    header.split(separator: ",").compactMap { part in
      let words = part.split(separator: " ").map(String.init)
      guard case .fault(let fault)? = try? WeatherOrder(words) else { return nil }
      return fault
    }
  }

  /// All that handlers ask for, copied.
  func call(
    _ request: borrowing HTTPRequest, _ target: APITarget, _ world: World.ID,
    _ generation: APIGenerationChoice
  ) -> Call {
    var style = generation.style(path: target.generation ?? asked, hasToken: token != nil)
    style.hasExtras = hasExtras
    return Call(
      method: method, raw: self.target, target: target, body: body, contentType: contentType,
      addresses: addresses, style: style, world: world, peer: peer,
      ifMatch: request.header("If-Match"), idempotencyKey: request.header("Idempotency-Key"),
      language: language)
  }
}
