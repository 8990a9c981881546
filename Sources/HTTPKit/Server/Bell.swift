internal import CMicroHTTPD
internal import Glibc

/// Wakes a thread that waits for a descriptor.
final class Bell: Sendable {
  /// Readable once it was rung.
  let descriptor: Int32

  init() throws(HTTPServerError) {
    descriptor = cmicrohttpd_counter()
    if descriptor < 0 { throw .tooManyFiles }
  }

  deinit {
    close(descriptor)
  }

  func ring() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// Makes it silent again.
  func hush() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
