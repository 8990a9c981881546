import HTTPKit

extension HTTPServer {
  /// One on ports of its own, with the options changed as wanted.
  static func forTest(
    _ change: (inout Options) -> Void = { _ in }, handler: @escaping Handler
  ) throws -> HTTPServer {
    var options = Options()
    change(&options)
    return try HTTPServer(options, handler: handler)
  }

  /// One that answers each request by what it got: method, target, headers asked for, body.
  static func echo(_ change: (inout Options) -> Void = { _ in }) throws -> HTTPServer {
    try forTest(change) { request, reply in
      var text = "\(request.method) \(String(decoding: request.target, as: UTF8.self))"
      if let header = request.header("x-test") { text += " [\(header)]" }
      reply.send(HTTPResponse(body: Array("\(text) ".utf8) + request.body))
    }
  }
}
