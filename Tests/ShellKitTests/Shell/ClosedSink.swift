import Glibc

@testable import ShellKit

/// A sink whose reader has gone.
final class ClosedSink: OutputSink {
  private(set) var writes = 0

  var failure: OutputError? { OutputError(number: EPIPE) }

  func write(_ text: String, to stream: ShellKit.Stream) {
    writes += 1
  }
}
