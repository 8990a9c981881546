import Glibc
import Testing

@testable import HTTPKit

@Suite("A client")
struct ClientTests {
  private func client(_ change: (inout HTTPClient.Options) -> Void = { _ in }) throws -> HTTPClient
  {
    var options = HTTPClient.Options()
    change(&options)
    return try HTTPClient(options)
  }

  @Test("sends method, headers and body, and gets status, headers and body")
  func wholeExchange() throws {
    let server = try HTTPServer.forTest { request, reply in
      let text = request.headers.filter {
        !["Host", "Accept", "Accept-Encoding"].contains($0.name)
      }
      .map { "\($0.name)=\($0.value)" }.joined(separator: ";")
      reply.send(
        HTTPResponse(
          status: 201, headers: [("X-Got", "\(request.method) \(text)"), ("A", "1"), ("A", "2")],
          body: [0, 255] + request.body))
    }
    let answer = try client { $0.userAgent = "tests/1" }.send(
      HTTPClientRequest(
        "PUT", "http://127.0.0.1:\(server.port)/a?b", headers: [("X-A", "b"), ("X-Empty", "")],
        body: [1, 0, 2]))
    #expect(answer.status == 201)
    #expect(
      answer.header("x-got") == "PUT User-Agent=tests/1;X-A=b;X-Empty=;Content-Length=3")
    #expect(answer.headers.filter { $0.name == "A" }.map(\.value) == ["1", "2"])
    #expect(answer.body == [0, 255, 1, 0, 2])
  }

  @Test("tells no body from an empty one, and takes none after HEAD")
  func bodies() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(body: Array((request.header("Content-Length") ?? "none").utf8)))
    }
    let (client, address) = (try client(), "http://127.0.0.1:\(server.port)/")
    func answer(_ method: String, _ body: [UInt8]?) throws -> String {
      let request = HTTPClientRequest(method, address, body: body)
      return String(decoding: try client.send(request).body, as: UTF8.self)
    }
    #expect(try answer("GET", nil) == "none")
    #expect(try answer("DELETE", nil) == "none")
    #expect(try answer("POST", []) == "0")
    #expect(try answer("PUT", [1]) == "1")
    #expect(try answer("HEAD", nil) == "")
    #expect(try answer("OPTIONS", nil) == "none")
  }

  @Test("sends a large body and gets it back")
  func large() throws {
    let server = try HTTPServer.forTest({ $0.largestBody = 8 << 20 }) { request, reply in
      reply.send(HTTPResponse(body: request.body))
    }
    let body = (0..<(5 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let address = "http://127.0.0.1:\(server.port)/"
    #expect(try client().send(HTTPClientRequest("PUT", address, body: body)).body == body)
    #expect(
      try client().send(HTTPClientRequest("PUT", address, body: body + body)).status == 413)
  }

  @Test("sends many requests, few at a time, and keeps their order")
  func many() throws {
    let counts = Lock((now: 0, most: 0))
    let server = try HTTPServer.forTest { request, reply in
      counts.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      let path = Array(request.path)
      Thread.start {
        pause(milliseconds: 20)
        counts.withLock { $0.now -= 1 }
        reply.send(HTTPResponse(body: path))
      }
    }
    let addresses = (0..<40).map { "http://127.0.0.1:\(server.port)/\($0)" }
    let results = try client().sendAll(
      addresses.map { HTTPClientRequest("GET", $0) } + [HTTPClientRequest("GET", "nowhere")],
      atMost: 4)
    #expect(results.count == 41)
    for (number, result) in results.prefix(40).enumerated() {
      #expect(try result.get().body == Array("/\(number)".utf8))
    }
    #expect(throws: HTTPClientError.badAddress("nowhere")) { try results[40].get() }
    #expect(counts.withLock { $0.most } == 4)
  }

  @Test("uses its connection again")
  func reuse() throws {
    // A second connection would not be accepted before the first one ends.
    let server = try HTTPServer.echo { $0.connections = 1 }
    let client = try client { $0.timeout = 8_000 }
    for number in 1...3 {
      let request = HTTPClientRequest("GET", "http://127.0.0.1:\(server.port)/\(number)")
      #expect(try client.send(request).body == Array("GET /\(number) ".utf8))
    }
  }

  @Test("follows no redirect")
  func redirect() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(status: 302, headers: [("Location", "/other")]))
    }
    let answer = try client().send(HTTPClientRequest("GET", "http://127.0.0.1:\(server.port)/"))
    #expect(answer.status == 302)
    #expect(answer.header("location") == "/other")
  }

  @Test("sends no header that stands in the value of another one")
  func injection() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(
        HTTPResponse(body: Array("\(request.header("A") ?? "")|\(request.header("B") ?? "")".utf8)))
    }
    let answer = try client().send(
      HTTPClientRequest("GET", "http://127.0.0.1:\(server.port)/", headers: [("A", "a\r\nB: b\n")]))
    #expect(answer.body == Array("a  B: b |".utf8))
  }

  @Test("asks no proxy for this machine")
  func proxy() throws {
    setenv("http_proxy", "http://127.0.0.1:9", 1)
    defer { unsetenv("http_proxy") }
    let server = try HTTPServer.echo()
    for host in ["127.0.0.1", "localhost", "LOCALHOST"] {
      let request = HTTPClientRequest("GET", "http://\(host):\(server.port)/")
      #expect(try client().send(request).status == 200)
    }
  }

  @Test("takes the last of several heads, and unpacks a body")
  func heads() throws {
    let server = try RawServer(
      answer: "HTTP/1.1 100 Continue\r\nA: 1\r\n\r\nHTTP/1.1 200 OK\r\nB:  2 \r\n"
        + "Content-Length: 2\r\n\r\nok")
    let answer = try client().send(HTTPClientRequest("GET", "http://127.0.0.1:\(server.port)/"))
    #expect(answer.status == 200)
    #expect(answer.header("a") == nil)
    #expect(answer.header("b")?.hasPrefix("2") == true)
    #expect(answer.body == Array("ok".utf8))
  }
}
