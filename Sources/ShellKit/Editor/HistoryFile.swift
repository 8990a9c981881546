import Glibc

/// The lines typed in earlier sessions, kept in a file that several shells share.
///
/// A line of the file is an entry, in UTF-8, the oldest first; `HistoryEntry` tells how an entry
/// of several lines is written. Every change happens under `flock`, so that no shell loses what
/// another one adds, and a file that is not of this form is never written to.
///
/// ```swift
/// let file = HistoryFile(path: "history")
/// for entry in try file.entries() { editor.remember(entry) }
/// try file.append("cart add 7")
/// ```
package struct HistoryFile: Sendable {
  /// Where the file is.
  package let path: String
  /// How many entries are read, and stay when the file is trimmed.
  package let limit: Int

  /// A history file, which need not exist yet; it is made, open to its owner only, when the first
  /// entry is appended.
  package init(path: String, limit: Int = 10_000) {
    self.path = path
    self.limit = max(1, limit)
  }

  /// The newest entries up to the limit, the oldest of them first; none when there is no file.
  package func entries() throws(HistoryFileError) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw error
    }
    defer { close(descriptor) }
    return try lines(of: try contents(of: descriptor)).suffix(limit).map(HistoryEntry.decoded)
  }

  /// Adds an entry at the end; an empty one is left out.
  ///
  /// When the file has a tenth more entries than the limit, the oldest go.
  package func append(_ line: String) throws(HistoryFileError) {
    guard !line.isEmpty else { return }
    let descriptor = try openLocked()
    defer { close(descriptor) }
    let bytes = try contents(of: descriptor)
    let lines = try lines(of: bytes)
    let newline = UInt8(ascii: "\n")
    let added = Array(HistoryEntry.encoded(line).utf8) + [newline]
    if lines.count < limit + limit / 10 {
      let isCutOff = bytes.last.map { $0 != newline } ?? false
      try write((isCutOff ? [newline] : []) + added, to: descriptor)
    } else {
      try replace(with: lines.suffix(limit - 1).flatMap { $0 + [newline] } + added)
    }
  }

  private var error: HistoryFileError {
    .system(path: path, code: errno)
  }

  /// The file, locked. Another shell may have put a new file in its place while this one waited for
  /// the lock: then that one is to be locked.
  private func openLocked() throws(HistoryFileError) -> Int32 {
    UserFolders.makeParents(of: path)
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw error }
      while flock(descriptor, LOCK_EX) == -1, errno == EINTR {}
      var locked = stat()
      var current = stat()
      if fstat(descriptor, &locked) == 0, stat(path, &current) == 0,
        locked.st_ino == current.st_ino, locked.st_dev == current.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  private func contents(of descriptor: Int32) throws(HistoryFileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAHistory(path: path, line: nil)
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw error
      }
    }
  }

  private func lines(of bytes: [UInt8]) throws(HistoryFileError) -> [ArraySlice<UInt8>] {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .notAHistory(path: path, line: nil)
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if let wrong = lines.firstIndex(where: { !HistoryEntry.isEncoded($0) }) {
      throw .notAHistory(path: path, line: wrong + 1)
    }
    return lines
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(HistoryFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw error }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts a new file in the place of the old one, which a crash leaves either as it was or whole.
  private func replace(with bytes: [UInt8]) throws(HistoryFileError) {
    // A link to the file stays a link.
    guard let resolved = realpath(path, nil) else { throw error }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw error }
    defer { close(descriptor) }
    do throws(HistoryFileError) {
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0, rename(template, target) == 0 else { throw self.error }
    } catch {
      unlink(template)
      throw error
    }
  }
}
