internal import Glibc

/// Lines of a file or a pipe, read as they come: UTF-8, with or without a BOM, LF or CRLF.
package final class DescriptorSource: LineSource {
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 0
  private var isAtEnd = false
  /// A line longer than this is no command, and must not fill the memory.
  private static let longestLine = 1 << 20

  /// Reads an open descriptor, which stays open.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    ownsDescriptor = false
  }

  /// Opens a file; throws where it can't be opened or is a directory.
  package init(path: String) throws(Failure) {
    let shown = Quotation.of(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno == ENOENT ? "there is no such file" : String(cString: strerror(errno))
      throw Failure(
        "script.unreadable", "The script \(shown) can't be read: \(reason).",
        status: .usage)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw Failure("script.unreadable", "The script \(shown) is a directory.", status: .usage)
    }
    self.descriptor = descriptor
    name = path
    ownsDescriptor = true
  }

  deinit {
    if ownsDescriptor { close(descriptor) }
  }

  package func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    guard var bytes = try nextBytes() else { return nil }
    line += 1
    let place = Place(name, line: line)
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return (try Self.text(bytes, place), place)
  }

  private func nextBytes() throws(Failure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return buffer[start...]
      }
      if buffer.count - start > Self.longestLine {
        throw Failure(
          "script.long-line",
          "\(Place(name, line: line + 1).prefix)The line is longer than 1 MiB.", status: .usage)
      }
      searched -= start
      try fill()
    }
  }

  /// Reads once more; what was given out already makes room. Afterwards `start` is 0.
  private func fill() throws(Failure) {
    buffer.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
      if count == 0 { isAtEnd = true }
      if count >= 0 { return }
      if errno != EINTR {
        throw Failure(
          "script.unreadable",
          "\(Escaping.visible(name)) can't be read: \(String(cString: strerror(errno))).",
          status: .usage)
      }
    }
  }

  private static func text(
    _ bytes: ArraySlice<UInt8>, _ place: Place
  ) throws(Failure) -> String {
    if let zero = bytes.firstIndex(of: 0) {
      throw .usage(
        "nul", "\(place.prefix)Byte \(zero - bytes.startIndex + 1) is NUL, which no command has.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let byte = firstInvalidByte(Array(bytes)) + 1
      throw .usage("utf-8", "\(place.prefix)Byte \(byte) is not UTF-8; save the file as UTF-8.")
    }
    return text
  }

  /// The place of the first byte that no UTF-8 text has there, counted from 0.
  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): position += UTF8.width(scalar)
      case .emptyInput, .error: return position
      }
    }
  }
}
