import Glibc
import SQLiteKit
import Testing

@Suite("Opening a database")
struct OpeningTests {
  /// Runs a test with a folder of its own, whose name needs quoting in a URI.
  private func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/sqlitekit ?#%ё.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in ["a.sqlite", "a.sqlite-wal", "a.sqlite-shm"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    try body(folder)
  }

  @Test("a file can be read immutably, and then refuses to be written")
  func immutable() throws {
    try inFolder { folder in
      let path = folder + "/a.sqlite"
      let writer = try Database(path: path, access: .readWrite)
      try writer.script("CREATE TABLE note(text TEXT); INSERT INTO note VALUES ('milk')")
      let reader = try Database(path: path, access: .immutable)
      #expect(try reader.first("SELECT text FROM note") { $0.text(0) } == "milk")
      let error = try #require(throws: SQLiteError.self) {
        try reader.run("INSERT INTO note VALUES ('bread')")
      }
      #expect(error.kind == .readOnly)
    }
  }

  @Test("a file in a folder that is not there can't be opened")
  func missingFolder() throws {
    try inFolder { folder in
      let error = try #require(throws: SQLiteError.self) {
        try Database(path: folder + "/no/a.sqlite", access: .readWrite)
      }
      #expect(error.kind == .cantOpen)
    }
  }

  @Test("a text file is no database")
  func textFile() throws {
    try inFolder { folder in
      let path = folder + "/a.sqlite"
      let file = try #require(fopen(path, "w"))
      fputs(String(repeating: "no database at all\n", count: 100), file)
      fclose(file)
      let database = try Database(path: path, access: .readWrite)
      let error = try #require(throws: SQLiteError.self) {
        try database.run("PRAGMA user_version")
      }
      #expect(error.kind == .notADatabase)
    }
  }
}
