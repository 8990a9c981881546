import Foundation
import PseudoTerminal
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

  @Test func severalShellsOnOneFileLoseNothing() throws {
    try append(count: 200, limit: 10_000)
    let entries = try HistoryFile(path: path).entries()
    #expect(entries.count == 4 * 200)
    for writer in 0..<4 { #expect(left(entries, of: writer) == numbers(200)) }
  }

  @Test func trimmingLosesNothingThatOthersAppendMeanwhile() throws {
    let limit = 50
    try append(count: 300, limit: limit)
    let entries = try HistoryFile(path: path, limit: limit).entries()
    #expect(entries.count == limit)
    // Only the oldest go: of each writer its last entries are left, without a gap.
    for writer in 0..<4 {
      let left = left(entries, of: writer)
      #expect(left == numbers(300).suffix(left.count))
    }
  }

  /// Four processes append to the file at the same time.
  private func append(count: Int, limit: Int) throws {
    let writers = try (0..<4).map { writer in
      try PseudoTerminal(
        running: EditorTerminal.probe,
        arguments: ["append", path, "\(limit)", "\(writer)", "\(count)"])
    }
    for writer in writers { #expect(try writer.waitForExit() == 0) }
  }

  private func numbers(_ count: Int) -> [String] {
    (0..<count).map(String.init)
  }

  private func left(_ entries: [String], of writer: Int) -> [String] {
    entries.filter { $0.hasPrefix("\(writer) ") }.map { String($0.dropFirst(2)) }
  }
}
