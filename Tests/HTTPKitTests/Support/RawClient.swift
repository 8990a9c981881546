import CMicroHTTPD
import Glibc
import Testing

/// A client that sends any bytes at all, and says what comes back.
final class RawClient {
  /// What came back for one request.
  struct Answer: Equatable {
    let status: Int
    let headers: [String: String]
    let body: String
  }

  /// Nobody listens.
  struct Refused: Error {}

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects to a port of this machine; a small buffer takes little until it is read.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let connected = withUnsafePointer(to: &address) {
      connect(
        descriptor, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self),
        socklen_t(MemoryLayout<sockaddr_in>.size))
    }
    guard connected == 0 else { throw Refused() }
    // A server that never answers fails a test rather than stopping the others.
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Sends text as it is; whether the server still takes it.
  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes as they are; whether the server still takes them.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// A request without a body, answered.
  func get(_ target: String = "/", headers: [String] = []) throws -> Answer {
    send("GET \(target) HTTP/1.1\r\nHost: a\r\n\(headers.map { $0 + "\r\n" }.joined())\r\n")
    return try answer()
  }

  /// The next answer; `hasBody` is false after HEAD.
  func answer(hasBody: Bool = true) throws -> Answer {
    let end = try #require(received(upTo: Array("\r\n\r\n".utf8)), "\(text)")
    let lines = String(decoding: received[..<(end - 4)], as: UTF8.self).split(separator: "\r\n")
    received.removeFirst(end)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let count = hasBody ? Int(headers["content-length"] ?? "0") ?? 0 : 0
    while received.count < count, read() {}
    try #require(received.count >= count, "the answer is cut: \(text)")
    defer { received.removeFirst(count) }
    return Answer(
      status: try #require(
        lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }),
      headers: headers, body: String(decoding: received[..<count], as: UTF8.self))
  }

  /// All that comes until the server closes; nil where it does not within twenty seconds.
  func rest() -> String? {
    while read() {}
    return isTimedOut ? nil : text
  }

  private var isTimedOut = false
  private var text: String { String(decoding: received, as: UTF8.self) }

  private func received(upTo mark: [UInt8]) -> Int? {
    while true {
      if let range = received.firstRange(of: mark) { return range.upperBound }
      if !read() { return nil }
    }
  }

  private func read() -> Bool {
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &room, room.count, 0)
    if count < 0 { isTimedOut = errno == EAGAIN }
    if count > 0 { received += room[..<count] }
    return count > 0
  }
}
