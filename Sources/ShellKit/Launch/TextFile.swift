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
    let draft = target + ".new"
    guard let file = fopen(draft, "w") else { throw failure() }
    let written = fputs(text, file) >= 0
    guard fclose(file) == 0, written, rename(draft, target) == 0 else {
      let failure = failure()
      unlink(draft)
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
