import Glibc
import ShellKit
import Testing

struct SinkTests {
  @Test("A capture keeps both streams in order")
  func captures() {
    let sink = CapturingSink()
    sink.write("a\n", to: .standard)
    sink.write("oops\n", to: .error)
    sink.write("b\n", to: .standard)
    #expect(sink.all == "a\noops\nb\n")
    #expect(sink.text(of: .standard) == "a\nb\n")
    #expect(sink.text(of: .error) == "oops\n")
    #expect(sink.entries.map(\.stream) == [.standard, .error, .standard])
    sink.clear()
    #expect(sink.entries.isEmpty)
  }

  @Test("A full disk is remembered and told in a sentence")
  func fullDisk() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let sink = FileDescriptorSink(standard: full, error: full)
    sink.write("message\n", to: .error)
    #expect(sink.failure == nil, "a lost message is nobody's failure")
    sink.write("", to: .standard)
    #expect(sink.failure == nil)
    sink.write("answer\n", to: .standard)
    #expect(sink.failure == OutputError(number: ENOSPC))
    #expect(sink.failure?.isBrokenPipe == false)
    #expect(sink.failure?.sentence.contains("disk is full") == true)
  }

  @Test("A closed output is remembered, and the first failure stays")
  func closedOutput() {
    let sink = FileDescriptorSink(standard: -1, error: -1)
    sink.write("answer\n", to: .standard)
    sink.write("answer\n", to: .standard)
    #expect(sink.failure == OutputError(number: EBADF))
    #expect(sink.failure?.sentence.contains("closed") == true)
  }

  @Test("After a failure nothing more is written, so that no answer has a hole in it")
  func stopsAfterFailure() throws {
    let (reader, writer) = try pipeEnds()
    defer { close(reader) }
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    let sink = FileDescriptorSink(standard: full, error: writer)
    sink.write("lost\n", to: .standard)
    dup2(writer, full)
    sink.write("late\n", to: .standard)
    sink.write("message\n", to: .error)
    close(full)
    close(writer)
    #expect(readAll(reader) == "message\n")
  }

  @Test("A text larger than a pipe arrives whole, also through a non-blocking one")
  func largeText() async throws {
    let (reader, writer) = try pipeEnds()
    defer { close(reader) }
    #expect(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "Ёжик в тумане 0123456789\n", count: 40_000)
    async let received = Task.detached { readAll(reader) }.value
    let sink = FileDescriptorSink(standard: writer, error: writer)
    sink.write(text, to: .standard)
    close(writer)
    #expect(sink.failure == nil)
    #expect(await received == text)
  }

  private func pipeEnds() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}

private func readAll(_ descriptor: Int32) -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4_096)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes.append(contentsOf: chunk[..<count])
  }
}
