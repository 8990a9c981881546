internal import Glibc

/// A file that is there whole or not at all: it gets its name once its last byte is on the disk.
final class WholeFile {
  let path: String
  private let draft: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isKept = false
  private static let room = 1 << 16

  init(_ path: String) throws(GenerationError) {
    self.path = path
    draft = path + ".part"
    descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      isKept = true
      throw .outside("The file \(path) can't be written", String(cString: strerror(errno)))
    }
    buffer.reserveCapacity(2 * Self.room)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isKept { unlink(draft) }
  }

  func write(_ bytes: [UInt8]) throws(GenerationError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.room { try flush() }
  }

  /// Gives the file its name.
  func keep() throws(GenerationError) {
    try flush()
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw failure }
    isKept = true
  }

  private func flush() throws(GenerationError) {
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      start += count
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private var failure: GenerationError {
    .outside("The file \(path) can't be written", String(cString: strerror(errno)))
  }
}
