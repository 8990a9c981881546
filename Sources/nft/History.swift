internal import ShellKit

/// The lines a person entered, kept between sessions where there is a place for them.
final class History {
  private let file: HistoryFile?
  /// The lines of this session and, once they were read, those before it.
  private(set) var entered: [String] = []

  init(path: String?) {
    file = path.map { HistoryFile(path: $0) }
  }

  /// All lines, oldest first: those of the file, or of this session where there is none.
  func entries() throws(Failure) -> [String] {
    guard let file else { return entered }
    do throws(HistoryFileError) {
      let entries = try file.entries()
      entered = entries
      return entries
    } catch {
      throw Failure("history.unreadable", error.sentence, status: .outside)
    }
  }

  /// Keeps a line; one that can't be kept is still entered.
  func append(_ line: String) {
    entered.append(line)
    try? file?.append(line)
  }
}
