import HTTPKit
import Testing

@Suite("A reply")
struct ReplyTests {
  private static let text = HTTPResponse(body: Array("text".utf8))

  @Test("answers later, from any thread")
  func later() throws {
    let server = try HTTPServer.forTest { request, reply in
      Thread.start { reply.send(ReplyTests.text) }
    }
    let client = try RawClient(port: server.port)
    for _ in 1...50 { #expect(try client.get().body == "text") }
  }

  @Test("answers after a while without keeping others from theirs")
  func delay() throws {
    let server = try HTTPServer.forTest({ $0.threads = 1 }) { request, reply in
      reply.send(.response(ReplyTests.text), after: request.path.count > 1 ? 400 : 0)
    }
    let slow = try (0..<20).map { _ in try RawClient(port: server.port) }
    slow.forEach { $0.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n") }
    let begin = ContinuousClock.now
    for client in slow { #expect(try client.answer().body == "text") }
    let together = begin.duration(to: .now)
    // One after another they would need eight seconds.
    #expect(together < .seconds(6))
    #expect(together > .milliseconds(300))
    #expect(try RawClient(port: server.port).get().body == "text")
  }

  @Test("that is let go of answers with status 500")
  func dropped() throws {
    let server = try HTTPServer.forTest { request, reply in
      if request.path.count > 1 { Thread.start { _ = reply } }
    }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").status == 500)
    #expect(try client.get("/later").status == 500)
  }

  @Test("counts once")
  func once() throws {
    let server = try HTTPServer.forTest { request, reply in
      if request.path.count > 1 { reply.send(.response(ReplyTests.text), after: 50) }
      reply.send(HTTPResponse(status: 202, body: Array("other".utf8)))
      reply.send(.hangUp)
    }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").body == "other")
    #expect(try client.get("/later").body == "text")
    #expect(try client.get("/").status == 202)
  }

  @Test("hangs up, at once or later", arguments: [0, 30])
  func hangUp(delay: Int) throws {
    let server = try HTTPServer.forTest { request, reply in reply.send(.hangUp, after: delay) }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.rest() == "")
  }

  @Test("announces all and breaks off", arguments: [0, 1, 3, 4, 9])
  func cut(count: Int) throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(.cut(ReplyTests.text, after: count))
    }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let parts = try #require(client.rest()).split(
      separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(parts.first?.hasSuffix("Content-Length: 4") == true)
    #expect(parts.last == "text".prefix(count))
  }

  @Test("to a request without a socket goes to whoever made it")
  func recorded() async {
    let answers = AsyncStream.makeStream(of: Int.self)
    let reply = HTTPReply { answer, delay in
      if case .response(let response, let status) = answer {
        answers.continuation.yield((status ?? response.status) + delay)
      }
    }
    reply.send(.response(HTTPResponse(status: 201)), after: 7)
    #expect(await answers.stream.first { _ in true } == 208)
  }
}
