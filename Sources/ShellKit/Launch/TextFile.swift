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
    let draft = path + ".new"
    guard let file = fopen(draft, "w") else { throw failure() }
    let written = fputs(text, file) >= 0
    guard fclose(file) == 0, written, rename(draft, path) == 0 else {
      let failure = failure()
      unlink(draft)
      throw failure
    }
  }

  private func failure() -> Failure {
    Failure(
      "file.unwritable",
      "\(Quotation.of(path)) can't be written: \(String(cString: strerror(errno))).",
      status: .outside)
  }
}
