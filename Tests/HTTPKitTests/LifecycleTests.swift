import Glibc
import Testing

@testable import HTTPKit

@Suite("A server's life")
struct LifecycleTests {
  @Test("begins with a port that nobody has, the same on each address")
  func anyPort() throws {
    let (first, second) = (try HTTPServer.echo(), try HTTPServer.echo())
    #expect(first.port > 0)
    #expect(first.port != second.port)
    #expect(try RawClient(port: first.port).get().status == 200)
  }

  @Test("does not begin on a port that is in use, and names a free one")
  func portInUse() throws {
    let first = try HTTPServer.echo()
    let error = try #require(throws: HTTPServerError.self) {
      try HTTPServer.echo { $0.port = first.port }
    }
    guard case .portInUse(first.port, let free?) = error else {
      Issue.record(error)
      return
    }
    #expect(error.description == "Port \(first.port) is in use; port \(free) is free.")
    #expect(try HTTPServer.echo { $0.port = free }.port == free)
  }

  @Test("does not begin on an address that the machine lacks", arguments: ["192.0.2.1", "no such"])
  func address(address: String) {
    #expect(throws: HTTPServerError.addressUnavailable(address)) {
      try HTTPServer.echo { $0.addresses = [address] }
    }
    #expect(throws: Never.self) { try HTTPServer.echo { $0.addresses = [address, "127.0.0.1"] } }
  }

  @Test("frees the port at its end")
  func portAgain() throws {
    let port = try HTTPServer.echo().port
    let server = try HTTPServer.echo { $0.port = port }
    #expect(try RawClient(port: port).get().status == 200)
    server.stop(within: 0)
    #expect(throws: (any Error).self) { try RawClient(port: port).get() }
    // Twice does no harm.
    server.stop(within: 0)
  }

  @Test("ends with an answer to each request under way, and at once for who is idle")
  func drain() throws {
    let server = try HTTPServer.forTest { request, reply in
      reply.send(.response(HTTPResponse(body: [97])), after: request.path.count > 1 ? 500 : 0)
    }
    let (idle, busy) = (try RawClient(port: server.port), try RawClient(port: server.port))
    #expect(try idle.get().status == 200)
    busy.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
    pause(milliseconds: 200)
    let begin = ContinuousClock.now
    server.stop(within: 15_000)
    #expect(begin.duration(to: .now) < .seconds(10), "nobody is left to wait for")
    #expect(try busy.answer().body == "a")
    #expect(busy.rest() == "")
    #expect(idle.rest() == "")
  }

  @Test("ends when its time is over, and hangs up on who still waits")
  func deadline() throws {
    let replies = Lock<[HTTPReply]>([])
    let server = try HTTPServer.forTest { request, reply in
      replies.withLock { $0.append(reply) }
    }
    let clients = try (0..<3).map { _ in try RawClient(port: server.port) }
    clients.forEach { $0.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
    while replies.withLock({ $0.count }) < 3 { pause(milliseconds: 5) }
    server.stop(within: 50)
    for client in clients { #expect(client.rest() == "") }
    // Too late, and harmless.
    replies.withLock { $0 }.forEach { $0.send(HTTPResponse()) }
  }

  @Test("is repeated fifty times without leaving threads or files behind")
  func repetition() throws {
    func count(_ folder: String) -> Int {
      guard let list = opendir(folder) else { return 0 }
      defer { closedir(list) }
      return sequence(state: list) { readdir($0) }.reduce(0) { count, _ in count + 1 }
    }
    let (threads, files) = (count("/proc/self/task"), count("/proc/self/fd"))
    for _ in 1...50 {
      let server = try HTTPServer.echo()
      #expect(try RawClient(port: server.port).get().status == 200)
      server.stop(within: 1_000)
    }
    // Other tests run meanwhile; each round that left something behind would leave three and more.
    #expect(count("/proc/self/task") < threads + 75)
    #expect(count("/proc/self/fd") < files + 75)
  }

  @Test("survives clients that go away amid the answer, or before it")
  func goneClients() throws {
    let large = HTTPResponse(body: [UInt8](repeating: 97, count: 4 << 20))
    let server = try HTTPServer.forTest { request, reply in
      reply.send(.response(large), after: request.path.count > 1 ? 50 : 0)
    }
    for target in ["/", "/later"] {
      for _ in 1...10 {
        try RawClient(port: server.port).send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
      }
    }
    #expect(try RawClient(port: server.port).get().body.utf8.count == 4 << 20)
    server.stop(within: 1_000)
  }

  @Test("leaves signals to the threads that were there before it")
  func signals() throws {
    let server = try HTTPServer.echo()
    #expect(try RawClient(port: server.port).get().status == 200)
    let blocked = try #require(mhdThreadMasks())
    #expect(!blocked.isEmpty)
    // SIGINT is bit 1 of the mask, SIGTERM bit 14.
    #expect(blocked.allSatisfy { $0 & 0x4002 == 0x4002 })
  }

  /// The signals blocked in each thread of libmicrohttpd, as bits.
  private func mhdThreadMasks() -> [UInt64]? {
    guard let list = opendir("/proc/self/task") else { return nil }
    defer { closedir(list) }
    var masks: [UInt64] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let file = fopen("/proc/self/task/\(name)/status", "r") else { continue }
      defer { fclose(file) }
      var room = [UInt8](repeating: 0, count: 4_096)
      let count = fread(&room, 1, room.count, file)
      let lines = String(decoding: room[..<count], as: UTF8.self).split(separator: "\n")
      guard lines.first?.contains("MHD") == true else { continue }
      let mask = lines.first { $0.hasPrefix("SigBlk:") }?.split(separator: "\t").last
      masks.append(mask.flatMap { UInt64($0, radix: 16) } ?? 0)
    }
    return masks
  }

  @Test("can't begin without the library, which is told by its package")
  func missingLibrary() {
    let error = HTTPServerError.libraryMissing(package: "libmicrohttpd12")
    #expect(
      error.description
        == "The server needs libmicrohttpd, which Debian has in the package libmicrohttpd12.")
  }
}
