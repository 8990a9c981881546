import HTTPKit
import Testing

@Suite("A server")
struct ServerTests {
  @Test("gets method, target, headers and body as they were sent")
  func echo() throws {
    let server = try HTTPServer.echo()
    let client = try RawClient(port: server.port)
    client.send("PUT /a//b?c=%2C HTTP/1.1\r\nHost: a\r\nX-Test: ё\r\nContent-Length: 3\r\n\r\nxyz")
    #expect(try client.answer().body == "PUT /a//b?c=%2C [ё] xyz")
    #expect(try client.get("/second").body == "GET /second ")
  }
}
