import Foundation
import Market
import MarketContract
import MarketStore
import SQLiteKit
import Testing

@Suite("A file that is no store of ours")
struct RefusedFileTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("file")
  }

  @Test("that is text is refused and left as it is")
  func text() throws {
    let text = String(repeating: "Dear diary, today I bought a cat.\n", count: 50)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    try expectRefusal(.unreadable)
  }

  @Test("that is a short text is refused and left as it is")
  func shortText() throws {
    try "xy".write(toFile: file, atomically: false, encoding: .utf8)
    try expectRefusal(.unreadable)
  }

  @Test("that is another program's database is refused and left as it is")
  func otherDatabase() throws {
    try make("CREATE TABLE notes(text TEXT); INSERT INTO notes VALUES ('milk')")
    try expectRefusal(.unreadable)
  }

  @Test("that is another program's database without tables is refused and left as it is")
  func otherEmptyDatabase() throws {
    try make("PRAGMA application_id = 42; CREATE TABLE x(y); DROP TABLE x")
    try expectRefusal(.unreadable)
  }

  @Test("that has a version but no tables is refused and left as it is")
  func versionWithoutTables() throws {
    try make("PRAGMA user_version = 3; CREATE TABLE x(y); DROP TABLE x")
    try expectRefusal(.unreadable)
  }

  @Test("that a newer version wrote is refused and left as it is")
  func newer() throws {
    _ = try scratch.market(at: file)
    try make("PRAGMA user_version = 3; PRAGMA wal_checkpoint(TRUNCATE)")
    try expectRefusal(.newer)
  }

  @Test("that is a directory, or in none, is refused")
  func directories() throws {
    #expect(kind(of: scratch.path) == .unavailable)
    let missing = scratch.file("missing/store.sqlite")
    #expect(kind(of: missing) == .unavailable)
    #expect(!FileManager.default.fileExists(atPath: scratch.file("missing")))
  }

  @Test("that is a damaged store is told to be damaged")
  func damaged() throws {
    _ = try scratch.market(at: file)
    try make("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    for index in bytes.indices.dropFirst(100) { bytes[index] = 0x5A }
    try bytes.write(to: URL(fileURLWithPath: file))
    #expect(kind(of: file) == .unreadable)
  }

  @Test("is named in the message")
  func named() throws {
    try "Dear diary".write(toFile: file, atomically: false, encoding: .utf8)
    let error = try #require(throws: PortError.self) { _ = try StoreFile(at: file) }
    #expect(error.detail.contains(file))
    #expect(error.code == "store.unreadable")
  }

  private func expectRefusal(
    _ kind: PortError.Kind, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(self.kind(of: file) == kind, sourceLocation: sourceLocation)
    let after = try Data(contentsOf: URL(fileURLWithPath: file))
    // As one value: a list of the bytes that differ would take minutes to make.
    let isUnchanged = after == before
    #expect(isUnchanged, sourceLocation: sourceLocation)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names == ["file"], sourceLocation: sourceLocation)
  }

  /// What opening and filling a file is refused with; nil where it is not.
  private func kind(of file: String) -> PortError.Kind? {
    do {
      _ = try scratch.market(at: file)
      return nil
    } catch {
      return (error as? PortError)?.kind
    }
  }

  private func make(_ sql: String) throws {
    try Database(path: file, access: .readWrite).script(sql)
  }
}
