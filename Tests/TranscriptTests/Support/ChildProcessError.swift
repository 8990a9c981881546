/// Why a program could not be run to its end.
enum ChildProcessError: Error {
  /// It could not be started, for that errno.
  case start(String, Int32)
  /// It did not end.
  case deadline
}
