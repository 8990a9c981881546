internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// Status, headers and body of an answer, made once and sent as often as wanted from any thread.
///
/// `Content-Length`, `Date` and `Connection` are added as it is sent. Control characters in a
/// header become spaces, so that data can't add a header of its own.
package final class HTTPResponse: @unchecked Sendable {
  // Unchecked because of two pointers: the bytes never change, and `prepared` is set once, while
  // `preparation` is held.
  /// The status it is sent with, where the sender names no other.
  package let status: Int
  /// In the order they are sent.
  package let headers: [(name: String, value: String)]
  private let bytes: UnsafeMutableRawBufferPointer
  private let prepared = Atomic<UnsafeMutableRawPointer?>(nil)
  private let preparation = Lock<MicroHTTPD?>(nil)

  /// Copies `body`.
  package convenience init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []
  ) {
    self.init(status: status, headers: headers, copying: body.span.bytes)
  }

  /// Copies bytes that belong to somebody else.
  package init(status: Int = 200, headers: [(name: String, value: String)], copying body: RawSpan) {
    self.status = status
    self.headers = headers.map { (HTTPResponse.line($0.name), HTTPResponse.line($0.value)) }
    // By malloc, since libmicrohttpd frees it: the last connection may outlive this object.
    self.bytes = UnsafeMutableRawBufferPointer(
      start: malloc(max(body.byteCount, 1)), count: body.byteCount)
    body.withUnsafeBytes { bytes.copyMemory(from: $0) }
  }

  deinit {
    let library = preparation.withLock { $0 }
    if let library, let made = prepared.load(ordering: .acquiring) {
      library.functions.pointee.destroy_response(OpaquePointer(made))
    } else {
      free(bytes.baseAddress)
    }
  }

  /// How many bytes the body has.
  package var count: Int { bytes.count }

  /// The body, copied.
  package var body: [UInt8] { Array(bytes) }

  /// Copies as much of the body as there is room for, from `offset` on; how many bytes that were.
  func copy(from offset: Int, to room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(room.count, max(bytes.count - offset, 0))
    room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]))
    return count
  }

  /// Text without control characters, which could end a line of a head.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}

extension HTTPResponse {
  /// The response as libmicrohttpd queues it, made at the first call; nil where memory is out.
  func prepared(by library: MicroHTTPD) -> OpaquePointer? {
    if let made = prepared.load(ordering: .acquiring) { return OpaquePointer(made) }
    return preparation.withLock { owner in
      if let made = prepared.load(ordering: .acquiring) { return OpaquePointer(made) }
      guard
        let made = library.functions.pointee.create_response_from_buffer(
          bytes.count, bytes.baseAddress, .RESPMEM_MUST_FREE)
      else { return nil }
      addHeaders(to: made, by: library)
      owner = library
      prepared.store(UnsafeMutableRawPointer(made), ordering: .releasing)
      return made
    }
  }

  /// Adds what is sent above the body.
  func addHeaders(to response: OpaquePointer, by library: MicroHTTPD) {
    for (name, value) in headers {
      _ = library.functions.pointee.add_response_header(response, name, value)
    }
  }
}
