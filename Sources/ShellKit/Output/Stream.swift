/// The two ways out of a program.
package enum Stream: Sendable, Equatable {
  /// Answers.
  case standard
  /// Messages about what went wrong or is going on.
  case error
}
