import HTTPKit
import Testing

@Suite("A server")
struct ServerTests {
  @Test("gets method, target, headers and body as they were sent, one request after another")
  func echo() throws {
    let server = try HTTPServer.echo()
    let client = try RawClient(port: server.port)
    client.send("PUT /a HTTP/1.1\r\nHost: a\r\nX-Test: ё\r\nContent-Length: 3\r\n\r\nxyz")
    #expect(try client.answer().body == "PUT /a [ё] xyz")
    #expect(try client.get("/second").body == "GET /second ")
  }

  @Test(
    "decodes nothing of a target",
    arguments: [
      "/", "//api//v1", "/a%2Fb/%2e%2e/%252e", "/a/../b", "/a?x=%2C&x=+&=&&y", "/a?b?c#d",
      "/поиск?q=ё й", "/a b?c d", "/?", "*", "/%", "/%zz%",
    ])
  func targets(target: String) throws {
    let server = try HTTPServer.echo()
    #expect(try RawClient(port: server.port).get(target).body == "GET \(target) ")
  }

  @Test("gets bytes that are no UTF-8, in target and headers")
  func invalidText() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(
        HTTPResponse(headers: [("X-Header", request.header("X") ?? "")], body: request.target))
    }
    let client = try RawClient(port: server.port)
    client.send(
      Array("GET /".utf8) + [0xFF, 0xC0, 0x80] + Array(" HTTP/1.1\r\nX: ".utf8) + [
        0xFE, 13, 10, 13, 10,
      ])
    let answer = try client.answer()
    #expect(answer.headers["content-length"] == "4")
    #expect(answer.headers["x-header"] == "\u{FFFD}")
  }

  @Test("splits a target into path and query")
  func parts() {
    func parts(_ target: String) -> [String?] {
      let request = HTTPRequest(target: Array(target.utf8))
      return [
        String(decoding: request.path, as: UTF8.self),
        request.query.map { String(decoding: $0, as: UTF8.self) },
      ]
    }
    #expect(parts("/a/b?c=d?e") == ["/a/b", "c=d?e"])
    #expect(parts("/a?") == ["/a", ""])
    #expect(parts("/a%3Fb") == ["/a%3Fb", nil])
    #expect(parts("http://host:80/a?b") == ["/a", "b"])
    #expect(parts("http://host?b") == ["", "b"])
    #expect(parts("*") == ["*", nil])
  }

  @Test("gets all headers in their order, and finds one by any case")
  func headers() throws {
    let server = try HTTPServer.forTest { request, reply in
      let text = request.headers.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
      reply.send(HTTPResponse(body: Array("\(text) \(request.header("cOOKIE") ?? "none")".utf8)))
    }
    let client = try RawClient(port: server.port)
    #expect(
      try client.get(headers: ["A: 1", "b:2 3", "A: ", "Cookie: c=d"]).body
        == "Host=a;A=1;b=2 3;A=;Cookie=c=d c=d")
  }

  @Test("gets a chunked body whole")
  func chunks() throws {
    let server = try HTTPServer.echo()
    let client = try RawClient(port: server.port)
    client.send("POST /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    client.send("3\r\nabc\r\n5;x=y\r\ndefgh\r\n0\r\n\r\n")
    #expect(try client.answer().body == "POST /c abcdefgh")
  }

  @Test("answers HEAD with the length and without the body, and leaves OPTIONS to the handler")
  func bodiless() throws {
    let server = try HTTPServer.echo()
    let client = try RawClient(port: server.port)
    client.send("HEAD /h HTTP/1.1\r\nHost: a\r\n\r\nOPTIONS /o HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try client.answer(hasBody: false).headers["content-length"] == "8")
    #expect(try client.answer().body == "OPTIONS /o ")
  }

  @Test("answers pipelined requests in their order")
  func pipeline() throws {
    let server = try HTTPServer.echo()
    let client = try RawClient(port: server.port)
    client.send((1...100).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for number in 1...100 { #expect(try client.answer().body == "GET /\(number) ") }
  }

  @Test("knows that a client is on this machine, on both of its addresses")
  func peers() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(body: Array("\(request.peer) \(request.isFromLoopback)".utf8)))
    }
    #expect(server.addresses.first == "127.0.0.1")
    let client = try HTTPClient()
    for address in server.addresses {
      let host = address.contains(":") ? "[\(address)]" : address
      let answer = try client.send(HTTPClientRequest("GET", "http://\(host):\(server.port)/"))
      #expect(answer.body == Array("\(address) true".utf8))
    }
  }

  @Test("keeps 200 connections, and answers on all of them")
  func manyConnections() throws {
    let server = try HTTPServer.echo()
    let clients = try (0..<200).map { _ in try RawClient(port: server.port) }
    for round in 1...2 {
      for client in clients { client.send("GET /\(round) HTTP/1.1\r\nHost: a\r\n\r\n") }
      for client in clients { #expect(try client.answer().body == "GET /\(round) ") }
    }
  }
}
