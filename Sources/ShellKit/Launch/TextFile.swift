internal import Glibc

/// A text in a file, read whole and replaced whole.
package struct TextFile {
  private let path: String

  /// The text at `path`.
  package init(path: String) {
    self.path = path
  }

  /// The text; throws where it can't be read, or is no UTF-8.
  package func read() throws(Failure) -> String {
    let source = try DescriptorSource(path: path)
    var text = ""
    while let (line, _) = try source.nextLine(prompt: { Prompt("") }) { text += line + "\n" }
    return text
  }

  /// Replaces the text; throws where that can't be done, and then the file is as it was.
  package func write(_ text: String) throws(Failure) {
    let target = try target()
    var template = Array((target + ".XXXXXX").utf8CString)
    let draft = mkstemp(&template)
    guard draft >= 0 else { throw failure() }
    let name = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var status = stat()
    fchmod(draft, stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o644)
    let sink = FileDescriptorSink(standard: draft, error: draft)
    sink.write(text, to: .standard)
    let written = sink.failure == nil && fsync(draft) == 0
    guard close(draft) == 0, written, rename(name, target) == 0 else {
      let failure = failure()
      unlink(name)
      throw failure
    }
  }

  /// The file that the path leads to: a link stays a link, and a device is never replaced.
  private func target() throws(Failure) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else {
      throw Failure(
        "file.unwritable", "\(Quotation.of(path)) is no regular file, and was left as it is.",
        status: .outside)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func failure() -> Failure {
    Failure(
      "file.unwritable",
      "\(Quotation.of(path)) can't be written: \(String(cString: strerror(errno))).",
      status: .outside)
  }
}
