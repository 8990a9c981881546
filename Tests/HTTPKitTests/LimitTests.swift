import HTTPKit
import Testing

@Suite("A server's limits")
struct LimitTests {
  private func server(largestBody: Int = 1_000, patience: Int = 10_000) throws -> HTTPServer {
    try HTTPServer.echo {
      $0.largestBody = largestBody
      $0.patience = patience
      $0.tooLarge = HTTPResponse(status: 413, headers: [("X-Limit", "1000")], body: [97])
    }
  }

  private func expectRefusal(_ client: RawClient) throws {
    let answer = try client.answer()
    #expect(answer.status == 413)
    #expect(answer.headers["x-limit"] == "1000")
    #expect(answer.headers["connection"]?.lowercased() == "close")
    #expect(answer.body == "a")
    #expect(client.rest() == "")
  }

  @Test("let a body of just that size through")
  func largest() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    let body = String(repeating: "b", count: 1_000)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n\(body)")
    #expect(try client.answer().body == "PUT / \(body)")
  }

  @Test(
    "refuse a body by its announced length, before it is sent",
    arguments: ["1001", "1073741824", "18446744073709551615"])
  func announced(length: String) throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
    try expectRefusal(client)
  }

  @Test("refuse a body that is sent all the same, and let the client see the answer")
  func sentAnyway() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n")
    client.send([UInt8](repeating: 98, count: 4_000_000))
    try expectRefusal(client)
  }

  @Test("refuse a chunked body as it gets too large, before it ends")
  func chunked() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = "1f4\r\n\(String(repeating: "c", count: 500))\r\n"
    client.send(chunk + chunk)
    client.send("1\r\nc\r\n")
    try expectRefusal(client)
  }

  @Test("ask for a body that a client offers, or refuse it right away")
  func expectation() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(try client.answer().status == 100)
    client.send("ok")
    #expect(try client.answer().body == "PUT / ok")
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000\r\nExpect: 100-continue\r\n\r\n")
    try expectRefusal(client)
  }

  @Test("refuse ten thousand header lines, and go on")
  func manyHeaders() throws {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n")
    for number in 1...10_000 where !client.send("X-\(number): \(number)\r\n") { break }
    client.send("\r\n")
    let answer = client.rest() ?? "nothing"
    #expect(answer.hasPrefix("HTTP/1.1 431 ") || answer.isEmpty, "\(answer)")
    #expect(try RawClient(port: server.port).get().status == 200)
  }

  @Test(
    "refuse what is no request",
    arguments: [
      "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "PUT / HTTP/1.1\r\nContent-Length: many\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
      "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n",
      "PUT / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    ])
  func malformed(text: String) throws {
    let server = try server(patience: 2_000)
    let client = try RawClient(port: server.port)
    client.send(text)
    let answer = try #require(client.rest())
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 5"))
    #expect(try RawClient(port: server.port).get().status == 200)
  }

  @Test(
    "end a connection that does not become a request in time",
    arguments: [
      "", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n",
      "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc",
    ])
  func idle(start: String) throws {
    let server = try server(patience: 300)
    let client = try RawClient(port: server.port)
    client.send(start)
    #expect(client.rest() == "")
  }

  @Test("end a connection whose request comes in a trickle", arguments: ["head", "body"])
  func trickle(part: String) throws {
    let server = try server(patience: 500)
    let client = try RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\n")
    if part == "body" { client.send("Content-Length: 900\r\n\r\n") } else { client.send("X: ") }
    // Each byte comes long before the patience is over, and the whole would take a minute.
    let isEnded = (0..<600).contains { _ in
      pause(milliseconds: 100)
      return !client.send("a")
    }
    #expect(isEnded)
  }

  @Test("end a connection that stays idle after its answer, and no sooner")
  func keepAlive() throws {
    let server = try server(patience: 3_000)
    let client = try RawClient(port: server.port)
    #expect(try client.get().status == 200)
    pause(milliseconds: 100)
    #expect(try client.get().status == 200)
    #expect(client.rest() == "")
  }

  @Test("do not count the time that the handler takes")
  func thinking() throws {
    let server = try HTTPServer.forTest({ $0.patience = 200 }) { request, reply in
      reply.send(.response(HTTPResponse(body: [97])), after: 1_500)
    }
    #expect(try RawClient(port: server.port).get().body == "a")
  }

  @Test("end a connection whose client does not take its answer")
  func notTaken() throws {
    let server = try HTTPServer.forTest({
      $0.patience = 300
      $0.connections = 1
    }) { request, reply in
      let count = request.path.count > 1 ? 4_000_000 : 1
      reply.send(HTTPResponse(body: [UInt8](repeating: 97, count: count)))
    }
    _ = try RawClient(port: server.port).get()
    let client = try RawClient(port: server.port, receiveBuffer: 4_096)
    client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
    // The one connection that there may be is had again only once the first has lost it.
    #expect(try RawClient(port: server.port).get().body == "a")
  }

  @Test("keep a connection waiting that is one too many")
  func connections() throws {
    let server = try HTTPServer.echo { $0.connections = 3 }
    var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
    for client in clients { #expect(try client.get().status == 200) }
    let waiting = try RawClient(port: server.port)
    waiting.send("GET /waiting HTTP/1.1\r\nHost: a\r\n\r\n")
    clients.removeLast()
    #expect(try waiting.answer().body == "GET /waiting ")
    #expect(try clients[0].get().status == 200)
  }
}
