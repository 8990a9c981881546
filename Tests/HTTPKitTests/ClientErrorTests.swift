import HTTPKit
import Testing

@Suite("A client's error")
struct ClientErrorTests {
  private func error(
    _ address: String, body: [UInt8]? = nil, _ change: (inout HTTPClient.Options) -> Void = { _ in }
  ) throws -> HTTPClientError? {
    var options = HTTPClient.Options()
    options.timeout = 15_000
    change(&options)
    let client = try HTTPClient(options)
    return #expect(throws: HTTPClientError.self) {
      try client.send(HTTPClientRequest(body == nil ? "GET" : "PUT", address, body: body))
    }
  }

  @Test("tells an unknown host")
  func name() throws {
    let error = try error("http://host.invalid/")
    #expect(error == .nameNotFound("host.invalid"))
    #expect(error?.description == "The host “host.invalid” is not known.")
  }

  @Test("tells that nobody listens")
  func refused() throws {
    let port = try HTTPServer.echo().port
    #expect(try error("http://127.0.0.1:\(port)/") == .connectionRefused)
  }

  @Test("tells an answer that takes too long")
  func timeout() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(.response(HTTPResponse()), after: 20_000)
    }
    #expect(try error("http://127.0.0.1:\(server.port)/") { $0.timeout = 200 } == .timedOut)
  }

  @Test("tells a connection that can't be encrypted")
  func tls() throws {
    let server = try HTTPServer.echo()
    let error = try error("https://127.0.0.1:\(server.port)/")
    guard case .tls(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("tells an answer that is cut, or does not come at all", arguments: [0, 3, nil])
  func cut(count: Int?) throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(count.map { .cut(HTTPResponse(body: [1, 2, 3, 4]), after: $0) } ?? .hangUp)
    }
    #expect(try error("http://127.0.0.1:\(server.port)/") == .cut)
  }

  @Test("tells a chunked answer that ends early")
  func cutChunk() throws {
    let server = try RawServer(
      answer: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc")
    #expect(try error("http://127.0.0.1:\(server.port)/") == .cut)
  }

  @Test("tells an answer that is too large, announced or not")
  func tooLarge() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(body: [UInt8](repeating: 1, count: 1_001)))
    }
    let endless = try RawServer(
      answer: "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 1_001))
    let whole = try RawServer(
      answer: "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 1_000))
    for port in [server.port, endless.port] {
      #expect(try error("http://127.0.0.1:\(port)/") { $0.largestAnswer = 1_000 } == .tooLarge)
    }
    var options = HTTPClient.Options()
    options.largestAnswer = 1_000
    let request = HTTPClientRequest("GET", "http://127.0.0.1:\(whole.port)/")
    #expect(try HTTPClient(options).send(request).body.count == 1_000)
  }

  @Test("tells what is no answer of HTTP")
  func noHTTP() throws {
    let server = try RawServer(answer: "SSH-2.0-none\r\n")
    #expect(
      try error("http://127.0.0.1:\(server.port)/") == .other("the answer is not HTTP"))
  }

  @Test("does not end the process where the server closes while it is sent to")
  func closedPipe() throws {
    let server = try RawServer(answer: "", isHasty: true)
    let body = [UInt8](repeating: 1, count: 8 << 20)
    #expect(try error("http://127.0.0.1:\(server.port)/", body: body) == .cut)
  }

  @Test("tells that the wait was given up, for what had no answer yet")
  func stopped() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(.response(HTTPResponse()), after: request.path.count > 1 ? 20_000 : 0)
    }
    let address = "http://127.0.0.1:\(server.port)/"
    let begin = ContinuousClock.now
    let results = try HTTPClient().sendAll(
      [HTTPClientRequest("GET", address), HTTPClientRequest("GET", address + "slow")], atMost: 2
    ) { begin.duration(to: .now) > .milliseconds(500) }
    #expect(try results[0].get().status == 200)
    #expect(throws: HTTPClientError.stopped) { try results[1].get() }
    #expect(throws: HTTPClientError.stopped) {
      try HTTPClient().send(HTTPClientRequest("GET", address)) { true }
    }
  }

  @Test(
    "tells what is no address of a server",
    arguments: [
      "", "/", "localhost", "localhost:80", "ftp://localhost/", "file:///etc/passwd", "http://",
      "http://a b/", "http://localhost:99999/", "http://local\u{0}host/", "gopher://localhost/",
    ])
  func address(text: String) throws {
    #expect(try error(text) == .badAddress(text))
  }

  @Test("names the package of a missing library")
  func library() {
    #expect(
      HTTPClientError.libraryMissing(package: "libcurl4").description
        == "The client needs libcurl, which Debian has in the package libcurl4.")
  }
}
