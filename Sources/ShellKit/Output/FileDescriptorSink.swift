internal import Glibc

/// Writes to the process's open file descriptors, without a buffer of its own.
package final class FileDescriptorSink: OutputSink {
  private let standard: Int32
  private let error: Int32
  private var errorStreamFailed = false

  /// What first kept an answer from being written.
  package private(set) var failure: OutputError?

  /// A sink on two descriptors, which stay the caller's.
  package init(standard: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO) {
    self.standard = standard
    self.error = error
  }

  /// Writes all of a text before it returns; remembers what kept it from doing so.
  package func write(_ text: String, to stream: Stream) {
    switch stream {
    case .standard:
      guard failure == nil else { return }
      failure = Self.write(text, to: standard)
    case .error:
      // Nobody is left to be told that a message could not be written.
      guard !errorStreamFailed else { return }
      errorStreamFailed = Self.write(text, to: error) != nil
    }
  }

  private static func write(_ text: String, to descriptor: Int32) -> OutputError? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilWritable(descriptor)
        default: return OutputError(number: errno)
        }
      }
      return nil
    }
  }

  /// Another program on the same terminal may have made it non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
