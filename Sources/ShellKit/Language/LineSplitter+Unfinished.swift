extension LineSplitter {
  /// Why a line is no whole command yet: the next line may finish it.
  package enum Unfinished: Error, Equatable {
    /// A quote is open.
    case quote(Character)
    /// The line ends with a backslash.
    case backslash

    /// The sentence for a person when no line follows.
    package var failure: Failure {
      switch self {
      case .quote(let mark):
        .usage(
          "quote", "A quote \(mark) is opened and never closed; close it, or write \\\(mark).")
      case .backslash:
        .usage("backslash", "The line ends with a backslash, with nothing after it to quote.")
      }
    }
  }
}
