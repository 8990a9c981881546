import Foundation
import Testing

@testable import ShellKit

@Suite("Lines from a pipe")
struct PipeSourceTests {
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() {
      var ends: [Int32] = [0, 0]
      _ = pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
    }

    func write(_ bytes: some Sequence<UInt8>) {
      let bytes = Array(bytes)
      #expect(Foundation.write(writing, bytes, bytes.count) == bytes.count)
    }
  }

  private func next(_ source: DescriptorSource) throws -> String? {
    try source.nextLine(prompt: { Prompt("") })?.text
  }

  @Test("are given as soon as they are whole")
  func early() throws {
    let pipe = Pipe()
    let source = DescriptorSource(descriptor: pipe.reading, name: "stdin")
    pipe.write("a\nb\nc".utf8)
    #expect(try next(source) == "a")
    #expect(try next(source) == "b")
    pipe.write("d\ne".utf8)
    #expect(try next(source) == "cd")
    close(pipe.writing)
    #expect(try next(source) == "e")
    #expect(try next(source) == nil)
    #expect(try next(source) == nil)
    #expect(close(pipe.reading) == 0, "the source does not own the descriptor")
  }

  @Test("may come in pieces of any size, and break inside characters and line ends")
  func pieces() throws {
    let pipe = Pipe()
    let lines = ["жук", "👨‍👩‍👧", "", "cafe\u{301}"]
    let bytes = Array("\u{FEFF}".utf8) + lines.flatMap { Array("\($0)\r\n".utf8) }
    let writer = Thread {
      for byte in bytes {
        pipe.write([byte])
        usleep(200)
      }
      close(pipe.writing)
    }
    writer.start()
    let source = DescriptorSource(descriptor: pipe.reading, name: "stdin")
    var read: [String] = []
    while let line = try next(source) { read.append(line) }
    #expect(read == lines)
    close(pipe.reading)
  }

  @Test("have the name that they were given in messages")
  func name() {
    let pipe = Pipe()
    pipe.write("say a\nfail\n".utf8)
    close(pipe.writing)
    let stage = Stage(DescriptorSource(descriptor: pipe.reading, name: "stdin"))
    #expect(stage.run() == .failed)
    #expect(stage.errors == "stdin:2: It failed.\n")
    close(pipe.reading)
  }

  @Test("stop a shell where they can't be read")
  func unreadable() {
    let stage = Stage(DescriptorSource(descriptor: -1, name: "stdin"))
    #expect(stage.run() == .usage)
    #expect(stage.errors == "stdin can't be read: Bad file descriptor.\n")
    let pipe = Pipe()
    pipe.write(Array("say a\nsay ".utf8) + [0xFF])
    close(pipe.writing)
    let invalid = Stage(DescriptorSource(descriptor: pipe.reading, name: "stdin"))
    #expect(invalid.run() == .usage)
    #expect(invalid.out == "a\n")
    #expect(invalid.errors == "stdin:2: Byte 5 is not UTF-8; save the file as UTF-8.\n")
    close(pipe.reading)
  }
}
