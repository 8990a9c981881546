/// An error in the words a person reads, with its stable code and the status it ends with.
package struct Failure: Error, Equatable {
  /// `area.reason`, stable between versions.
  package let code: String
  /// One sentence or two: what happened, to what, and what to do.
  package let message: String
  /// What the command came to.
  package let status: ExitStatus

  /// Takes everything as it is.
  package init(_ code: String, _ message: String, status: ExitStatus = .failed) {
    self.code = code
    self.message = message
    self.status = status
  }

  /// The words were wrong: status 2.
  package static func usage(_ code: String, _ message: String) -> Failure {
    Failure("usage.\(code)", message, status: .usage)
  }

  /// The error as JSON: `{"error":{"code":…,"message":…}}`.
  package var json: JSON {
    ["error": ["code": .string(code), "message": .string(message)]]
  }
}
