internal import Glibc

/// Why an answer could not be written.
package struct OutputError: Error, Sendable, Equatable {
  /// The system's error number.
  package let number: Int32

  /// An error of the given number.
  package init(number: Int32) {
    self.number = number
  }

  /// Whether the reader has gone, which calls for a quiet end.
  package var isBrokenPipe: Bool { number == EPIPE }

  /// One sentence that says what happened and what to do.
  package var sentence: String {
    switch number {
    case EBADF: "The output could not be written: standard output is closed; open it and retry."
    case ENOSPC, EDQUOT: "The output could not be written: the disk is full; free some space."
    default: "The output could not be written: \(reason)."
    }
  }

  /// What happened, as a clause.
  package var reason: String {
    switch number {
    case ENOSPC, EDQUOT: "the disk is full"
    default: String(cString: strerror(number))
    }
  }
}
