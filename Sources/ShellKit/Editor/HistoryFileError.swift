internal import Glibc

/// Why a history file could not be used.
package enum HistoryFileError: Error, Equatable {
  /// The file holds something else: it is left as it is. `line` is where, nil when it is not UTF-8.
  case notAHistory(path: String, line: Int?)
  /// The system refused; `code` is its errno.
  case system(path: String, code: Int32)
}

extension HistoryFileError {
  /// One sentence that says what happened and what to do.
  package var sentence: String {
    switch self {
    case .notAHistory(let path, let line):
      let place = line.map { ", line \($0)" } ?? ""
      return """
        \(Quotation.of(path)) is no history file\(place): it was left as it is; name another \
        by the environment.
        """
    case .system(let path, let code):
      return "The history \(Quotation.of(path)) can't be used: \(String(cString: strerror(code)))."
    }
  }
}
