internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// One client's connection: what of a request has come so far, and who still has to answer it.
///
/// The object serves one request after another, and outlives the connection as long as somebody
/// holds a reply to it.
final class Connection: @unchecked Sendable {
  // Unchecked because of what follows `progress`: only the server's thread that has this
  // connection touches it, except `place`, which is the roster's.
  enum Progress {
    /// A head is awaited or has just come.
    case head
    /// The body comes in.
    case body
    /// The request was whole, and was handed over.
    case handed
    /// The body was too large: what still comes of it is thrown away.
    case refused
  }

  let service: Service
  let handle: OpaquePointer
  let socket: Int32
  private let origin: Peer
  /// When the client loses the connection, by `Monotonic`; never, while it is not its turn.
  let deadline: Atomic<Int>
  /// Whether no part of a request has come.
  let isIdle = Atomic<Bool>(true)
  let exchange = Lock(Exchange())
  var progress = Progress.head
  var target: [UInt8] = []
  var body: [UInt8] = []
  /// Where it stands in the roster.
  var place = 0

  init(_ handle: OpaquePointer, in service: Service) {
    let functions = service.library.functions
    self.service = service
    self.handle = handle
    socket = cmicrohttpd_socket(functions, handle)
    origin = Peer(cmicrohttpd_peer(functions, handle))
    deadline = Atomic(Monotonic.roughly + service.options.patience)
  }

  /// The numeric address of the client.
  var peer: String { origin.address }
  /// Whether the client is on this machine.
  var isFromLoopback: Bool { origin.isLoopback }

  /// A header of the request under way, which the handler alone may ask for.
  func header(_ name: String) -> String? {
    service.library.functions.pointee.lookup_connection_value(handle, .HEADER_KIND, name)
      .map { String(cString: $0) }
  }

  /// All headers of the request under way.
  var headers: [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &found) { found in
      _ = service.library.functions.pointee.get_connection_values(
        handle, .HEADER_KIND, collectHeader, found)
    }
    return found
  }

  /// Gives the client time until so many milliseconds from now.
  func allow(_ milliseconds: Int) {
    deadline.store(Monotonic.roughly + milliseconds, ordering: .relaxed)
  }

  /// Ends what the client sends, or both ways; the server's thread sees it and closes.
  func end(_ ways: Int) {
    shutdown(socket, Int32(ways))
  }
}

private func collectHeader(
  _ found: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let found, let name else { return .YES }
  found.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
    .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
  return .YES
}
