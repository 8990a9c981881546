/// The place a program's answers and messages go to.
package protocol OutputSink: AnyObject {
  /// Writes a text at once, as it is; after a failure, nothing more of that stream.
  func write(_ text: String, to stream: Stream)

  /// What first kept an answer from being written; nil while everything arrived.
  ///
  /// Asked at the end of a command rather than thrown, as each write would throw alike.
  var failure: OutputError? { get }
}
