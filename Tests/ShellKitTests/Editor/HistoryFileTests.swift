import Foundation
import ShellKit
import Testing

/// The history file, which several shells share.
struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("state/deep/history")
  }

  @Test func aFileThatIsNotThereHasNoEntries() throws {
    #expect(try HistoryFile(path: path).entries().isEmpty)
  }

  @Test func entriesComeBackInOrder() throws {
    let file = HistoryFile(path: path)
    let entries = ["cart", "like 7", "привет 👨‍👩‍👧", "two\nlines", #"back\slash \n"#, "a\rb", "#3"]
    for entry in entries { try file.append(entry) }
    try file.append("")
    #expect(try file.entries() == entries)
  }

  @Test func theFileIsItsOwnersOnly() throws {
    try HistoryFile(path: path).append("cart")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func theOldestEntriesGoBeyondTheLimit() throws {
    let file = HistoryFile(path: path, limit: 20)
    for number in 1...100 { try file.append("entry \(number)") }
    #expect(try file.entries() == (81...100).map { "entry \($0)" })
    let lines = try folder.read("state/deep/history").split(separator: 10).count
    #expect((20...22).contains(lines))
  }

  @Test func aTrimmedFileStaysItsOwnersOnlyAndALinkStaysALink() throws {
    try folder.write("", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    let file = HistoryFile(path: folder.path("link"), limit: 3)
    for number in 1...10 { try file.append("\(number)") }
    #expect(try file.entries() == ["8", "9", "10"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
        == folder.path("real"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).count == 2)
  }

  @Test(arguments: [
    Data([0x63, 0xe9, 0x0a]), Data(#"cd C:\dir"#.utf8), Data("a\r\nb\r\n".utf8),
    Data("ends in a backslash\\\n".utf8),
  ])
  func aFileOfAnotherKindIsLeftUntouched(data: Data) throws {
    try folder.write(data, to: "history")
    let file = HistoryFile(path: folder.path("history"), limit: 1)
    #expect(throws: HistoryFileError.self) { try file.entries() }
    #expect(throws: HistoryFileError.self) { try file.append("cart") }
    #expect(try folder.read("history") == data)
  }

  @Test func aLineThatWasCutOffDoesNotSwallowTheNextOne() throws {
    try folder.write("first\ncut o", to: "history")
    let file = HistoryFile(path: folder.path("history"))
    try file.append("next")
    #expect(try file.entries() == ["first", "cut o", "next"])
  }

  @Test func aFolderThatCannotBeMadeIsAnErrorOfTheSystem() throws {
    try folder.write("", to: "file")
    let file = HistoryFile(path: folder.path("file/history"))
    #expect(try file.entries().isEmpty)
    #expect(throws: HistoryFileError.system(path: file.path, code: ENOTDIR)) {
      try file.append("cart")
    }
  }

  @Test func twoShellsOnOneFileLoseNothing() async throws {
    let path = path
    let writers = 8
    let count = 200
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          // A value of its own, as another process has.
          let file = HistoryFile(path: path)
          for number in 0..<count { try file.append("\(writer) \(number)") }
        }
      }
      try await group.waitForAll()
    }
    let entries = try HistoryFile(path: path).entries()
    #expect(entries.count == writers * count)
    for writer in 0..<writers {
      #expect(
        entries.filter { $0.hasPrefix("\(writer) ") } == (0..<count).map { "\(writer) \($0)" })
    }
  }

  @Test func trimmingWhileOthersAppendKeepsTheNewest() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let file = HistoryFile(path: path, limit: 10)
          for number in 0..<200 { try file.append("\(writer) \(number)") }
        }
      }
      try await group.waitForAll()
    }
    try HistoryFile(path: path, limit: 10).append("last")
    let entries = try HistoryFile(path: path, limit: 10).entries()
    #expect(entries.count == 10)
    #expect(entries.last == "last")
  }
}
