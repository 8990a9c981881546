import HTTPKit
import Testing

@Suite("A response")
struct ResponseTests {
  @Test("is sent again and again, with another status where one is named")
  func reuse() throws {
    let page = HTTPResponse(
      headers: [("ETag", "\"1\""), ("X-Name", "a")], body: Array("text".utf8))
    let server = try HTTPServer.forTest { request, reply in
      let isKnown = request.header("If-None-Match") == "\"1\""
      reply.send(page, status: isKnown ? 304 : nil)
    }
    let client = try RawClient(port: server.port)
    for _ in 1...3 {
      let answer = try client.get()
      #expect(answer.status == 200)
      #expect(answer.headers["x-name"] == "a")
      #expect(answer.body == "text")
      client.send("GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"1\"\r\n\r\n")
      let short = try client.answer(hasBody: false)
      #expect(short.status == 304)
      #expect(short.headers["etag"] == "\"1\"")
    }
  }

  @Test("outlives its last reference while it is sent")
  func lifetime() throws {
    let size = 8 << 20
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(body: [UInt8](repeating: 97, count: size)))
    }
    let client = try RawClient(port: server.port)
    #expect(try client.get().body == String(repeating: "a", count: size))
  }

  @Test("can't be given a header by the value of another one")
  func injection() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(HTTPResponse(headers: [("Location", "/a\r\nSet-Cookie: b")]))
    }
    let answer = try RawClient(port: server.port).get()
    #expect(answer.headers["location"] == "/a  Set-Cookie: b")
    #expect(answer.headers["set-cookie"] == nil)
  }

  @Test("has the body it was made with, also where nobody sends it")
  func body() {
    let response = HTTPResponse(status: 201, headers: [("A", "b")], body: [0, 255])
    #expect(response.body == [0, 255])
    #expect(response.count == 2)
    #expect(HTTPResponse().body == [])
  }
}
