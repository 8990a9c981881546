/// What was answered to requests that may come again, because their sender saw no answer.
///
/// It is remembered in the step that does what was asked for, or neither is done.
public protocol CompletedRequests {
  /// What is remembered of a key that its sender made up; `fingerprint` tells requests apart.
  func answer(for key: String, fingerprint: String) throws(PortError) -> RememberedAnswer
  /// Remembers an answer, as an opaque text; the first one of a key stands.
  ///
  /// Of each world the last `RememberedAnswer.mostKept` are kept, and none beyond a reset.
  func remember(
    _ answer: String, for key: String, fingerprint: String
  ) throws(PortError)
}
