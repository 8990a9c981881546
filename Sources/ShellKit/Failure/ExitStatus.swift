/// What a command, and in the end the process, came to. The numbers are part of the product.
package enum ExitStatus: Int32, Sendable {
  /// Done; also an explicit no to a question.
  case done = 0
  /// A command failed: something was not found, refused or declined.
  case failed = 1
  /// The words were wrong: an unknown command, a missing or surplus argument.
  case usage = 2
  /// The store, the network or the output failed.
  case outside = 3
  /// The person pressed ^C.
  case interrupted = 130
}
