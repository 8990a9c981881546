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

  @Test("is written through the links that lead to it, which stay links")
  func links() throws {
    let files = FileManager.default
    try folder.write("old\n", to: "target")
    try files.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
    try files.createSymbolicLink(
      atPath: folder.path("chain"), withDestinationPath: folder.path("link"))
    for (name, text) in [("link", "new\n"), ("chain", "newer\n")] {
      try TextFile(path: folder.path(name)).write(text)
      #expect(String(decoding: try folder.read("target"), as: UTF8.self) == text)
    }
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("link")) == "target")
    #expect(
      try files.destinationOfSymbolicLink(atPath: folder.path("chain")) == folder.path("link"))
    let names = try files.contentsOfDirectory(atPath: folder.path(""))
    #expect(Set(names) == ["chain", "link", "target"])
  }

  @Test("is never written over what is no regular file", arguments: ["fifo", "socket", "link"])
  func irregular(_ kind: String) throws {
    let path = folder.path("a")
    switch kind {
    case "fifo": #expect(mkfifo(path, 0o600) == 0)
    case "socket": #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
    default:
      #expect(mkfifo(folder.path("b"), 0o600) == 0)
      #expect(symlink("b", path) == 0)
    }
    var before = stat()
    #expect(stat(path, &before) == 0)
    let failure = #expect(throws: Failure.self) { try TextFile(path: path).write("x") }
    #expect(failure?.code == "file.unwritable")
    #expect(failure?.message.hasSuffix("is no regular file, and was left as it is.") == true)
    var after = stat()
    #expect(stat(path, &after) == 0)
    #expect(before.st_ino == after.st_ino && before.st_mode == after.st_mode)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.count == (kind == "link" ? 2 : 1))
  }

  @Test("leaves no draft where a folder is in its place")
  func folderInPlace() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a/b"), withIntermediateDirectories: true)
    #expect(throws: Failure.self) { try TextFile(path: folder.path("a")).write("x") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
  }
}
