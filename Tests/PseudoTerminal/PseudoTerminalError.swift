/// Why a program could not be driven.
package enum PseudoTerminalError: Error {
  /// A call failed with that errno.
  case system(String, Int32)
  /// What was waited for did not come; with everything the program had written.
  case deadline(String, String)
}
