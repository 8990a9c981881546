/// Keeps what is written, in order, for checks, records and tests.
package final class CapturingSink: OutputSink {
  /// A text and the stream it was written to.
  package struct Entry: Sendable, Equatable {
    /// The stream written to.
    package let stream: Stream
    /// What was written.
    package let text: String
  }

  /// All that was written, in order.
  package private(set) var entries: [Entry] = []

  /// Always nil: memory takes everything.
  package var failure: OutputError? { nil }

  /// An empty sink.
  package init() {}

  /// Keeps a text.
  package func write(_ text: String, to stream: Stream) {
    entries.append(Entry(stream: stream, text: text))
  }

  /// Both streams in the order written.
  package var all: String { entries.map(\.text).joined() }

  /// What one stream was sent.
  package func text(of stream: Stream) -> String {
    entries.filter { $0.stream == stream }.map(\.text).joined()
  }

  /// Forgets what was written so far.
  package func clear() {
    entries.removeAll()
  }
}
