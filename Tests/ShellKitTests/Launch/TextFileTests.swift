import Foundation
import Testing

@testable import ShellKit

@Suite("A text file")
struct TextFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is read whole, with line ends alone")
  func read() throws {
    try folder.write("\u{FEFF}a\r\n\nж", to: "a")
    #expect(try TextFile(path: folder.path("a")).read() == "a\n\nж\n")
    try folder.write("", to: "b")
    #expect(try TextFile(path: folder.path("b")).read().isEmpty)
  }

  @Test("is replaced whole, and leaves no draft")
  func write() throws {
    let file = TextFile(path: folder.path("a"))
    for text in ["a longer text\n", "ж\n", ""] {
      try file.write(text)
      #expect(String(decoding: try folder.read("a"), as: UTF8.self) == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
  }

  @Test("is told when it can't be read or written")
  func failures() throws {
    let missing = TextFile(path: folder.path("missing"))
    #expect(#expect(throws: Failure.self) { try missing.read() }?.code == "script.unreadable")
    try folder.write(Data([0xFF]), to: "bytes")
    let bytes = TextFile(path: folder.path("bytes"))
    #expect(#expect(throws: Failure.self) { try bytes.read() }?.code == "usage.utf-8")
    let below = TextFile(path: folder.path("missing/a"))
    let failure = #expect(throws: Failure.self) { try below.write("a") }
    #expect(failure?.code == "file.unwritable")
    #expect(failure?.message.contains("No such file or directory") == true)
  }

  @Test("leaves no draft where a folder is in its place")
  func folderInPlace() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a/b"), withIntermediateDirectories: true)
    #expect(throws: Failure.self) { try TextFile(path: folder.path("a")).write("x") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
  }
}
