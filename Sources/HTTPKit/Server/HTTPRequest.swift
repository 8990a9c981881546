/// What a client sent, whole, to be read while the handler runs.
///
/// It can't be kept, since its headers are read where they were received. What a later answer needs
/// is copied out of it: every property is a value that stays.
package struct HTTPRequest: ~Copyable {
  /// In the client's letters: `GET`.
  package let method: String
  /// Path and query as they came, neither decoded nor checked: any byte but a blank at its ends.
  package let target: [UInt8]
  /// Empty where the request has none.
  package let body: [UInt8]
  private let connection: Connection?
  private let fields: [(name: String, value: String)]
  private let pretended: String

  /// A request that comes from no socket, as from a client on this machine.
  package init(
    method: String = "GET", target: [UInt8], headers: [(name: String, value: String)] = [],
    body: [UInt8] = [], from peer: String = "127.0.0.1"
  ) {
    self.method = method
    self.target = target
    self.body = body
    connection = nil
    fields = headers
    pretended = peer
  }

  init(method: String, target: [UInt8], body: [UInt8], on connection: Connection) {
    self.method = method
    self.target = target
    self.body = body
    self.connection = connection
    fields = []
    pretended = ""
  }
}

extension HTTPRequest {
  /// The target up to the first question mark, without the address that a proxy puts before it.
  package var path: ArraySlice<UInt8> {
    let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    let path = target[..<end]
    if path.first == UInt8(ascii: "/") { return path }
    guard path.starts(with: Array("http://".utf8)) else { return path }
    let host = path.dropFirst("http://".utf8.count)
    return host[(host.firstIndex(of: UInt8(ascii: "/")) ?? host.endIndex)...]
  }

  /// What follows the first question mark; nil where there is none.
  package var query: ArraySlice<UInt8>? {
    target.firstIndex(of: UInt8(ascii: "?")).map { target[($0 + 1)...] }
  }

  /// The first value under this name in any case; nil where there is none.
  package func header(_ name: String) -> String? {
    if let connection { return connection.header(name) }
    return fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// All headers, in the order they came.
  package var headers: [(name: String, value: String)] { connection?.headers ?? fields }

  /// The address of the client: `127.0.0.1`, `::1`.
  package var peer: String { connection?.peer ?? pretended }

  /// Whether the client is on this machine.
  package var isFromLoopback: Bool { connection?.isFromLoopback ?? (pretended == "127.0.0.1") }
}
