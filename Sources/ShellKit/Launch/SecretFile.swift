internal import Glibc

/// A file that holds one secret, for its owner's eyes alone; no message ever quotes the secret.
package struct SecretFile {
  private let path: String
  /// What the secret is called in messages, such as `token`.
  private let name: String
  private static let longest = 512

  /// The secret called `name` in the file at `path`.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Whether there is such a file, whatever is in it.
  package var exists: Bool { access(path, F_OK) == 0 }

  /// The secret; throws where others may read the file too, or it holds anything else.
  package func read() throws(Failure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw failure("unreadable", "can't be read: \(reason)") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("unreadable", "is no regular file")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw failure("open", "can be read by others: protect it by chmod 600")
    }
    var bytes = [UInt8](repeating: 0, count: Self.longest + 2)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw failure("unreadable", "can't be read: \(reason)") }
    guard let secret = Self.secret(bytes[..<count]) else {
      throw failure(
        "bad", "holds no \(name): that is one line of at most \(Self.longest) characters")
    }
    return secret
  }

  /// Keeps the secret in a new file; throws where that can't be made, or is there already.
  package func write(_ secret: String) throws(Failure) {
    UserFolders.makeParents(of: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("unwritable", "can't be written: \(reason)") }
    let sink = FileDescriptorSink(standard: descriptor, error: descriptor)
    sink.write(secret + "\n", to: .standard)
    guard close(descriptor) == 0, sink.failure == nil else {
      throw failure("unwritable", "can't be written: \(reason)")
    }
  }

  /// A secret as a header may carry it: visible ASCII, without the blanks around it; else nil.
  package static func secret(_ bytes: some Sequence<UInt8>) -> String? {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    let secret = text[start...end]
    guard secret.utf8.count <= longest, secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return String(secret)
  }

  private var reason: String { String(cString: strerror(errno)) }

  private func failure(_ code: String, _ problem: String) -> Failure {
    Failure(
      "\(name).\(code)", "The \(name) file \(Quotation.of(path)) \(problem).", status: .outside)
  }
}
