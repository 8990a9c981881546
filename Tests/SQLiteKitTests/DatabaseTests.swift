import SQLiteKit
import Testing

@Suite("A database")
struct DatabaseTests {
  private let database: Database

  init() throws {
    database = try Database(path: ":memory:", access: .readWrite)
    try database.script("CREATE TABLE note(number INTEGER PRIMARY KEY, text TEXT, bytes BLOB)")
  }

  private func texts() throws -> [String?] {
    try database.rows("SELECT text FROM note ORDER BY number") { $0.optionalText(0) }
  }

  @Test("gives back every kind of value that was bound")
  func roundTrip() throws {
    let text = "ё\u{0}й 🐻‍❄️ 夜"
    try database.run(
      "INSERT INTO note VALUES (?, ?, ?)", [.integer(.min), .text(text), .blob([0, 255, 0])])
    try database.run("INSERT INTO note VALUES (?, ?, ?)", [1, .null, .blob([])])
    let rows = try database.rows("SELECT number, text, bytes FROM note ORDER BY number") {
      ($0.integer(0), $0.optionalText(1), $0.blob(2), $0.isNull(2))
    }
    #expect(rows.map(\.0) == [.min, 1])
    #expect(rows.map(\.1) == [text, nil])
    #expect(rows.map(\.2) == [[0, 255, 0], []])
    #expect(rows.map(\.3) == [false, false])
  }

  @Test("counts the rows a statement changed, and knows the last one inserted")
  func changes() throws {
    #expect(try database.run("INSERT INTO note(text) VALUES ('a'), ('b')") == 2)
    #expect(database.lastInsertedRow == 2)
    #expect(try database.run("DELETE FROM note WHERE text = ?", ["b"]) == 1)
  }

  @Test("undoes a transaction that throws, and keeps one that does not")
  func transactions() throws {
    let failure = SQLiteError.damaged
    #expect(throws: failure) {
      try database.transaction { () throws(SQLiteError) in
        try database.run("INSERT INTO note(text) VALUES ('lost')")
        throw failure
      }
    }
    try database.transaction { () throws(SQLiteError) in
      _ = try database.run("INSERT INTO note(text) VALUES ('kept')")
    }
    #expect(try texts() == ["kept"])
  }

  @Test("uses a statement again inside itself without mixing the rows up")
  func nesting() throws {
    try database.run("INSERT INTO note(text) VALUES ('a'), ('b')")
    let pairs = try database.rows("SELECT text FROM note ORDER BY number") {
      (row) throws(SQLiteError) in
      let inner = try database.rows("SELECT text FROM note ORDER BY number") { $0.text(0) }
      return row.text(0) + inner.joined()
    }
    #expect(pairs == ["aab", "bab"])
  }

  @Test("says what is wrong with a statement, and names it without its values")
  func errors() throws {
    let error = try #require(throws: SQLiteError.self) {
      try database.run("INSERT INTO nowhere VALUES (?)", ["secret"])
    }
    #expect(error.message == "no such table: nowhere")
    #expect(error.sql == "INSERT INTO nowhere VALUES (?)")
    #expect(error.kind == .other)
  }

  @Test("tells a broken constraint from other failures")
  func constraints() throws {
    try database.run("INSERT INTO note(number) VALUES (1)")
    let error = try #require(throws: SQLiteError.self) {
      try database.run("INSERT INTO note(number) VALUES (1)")
    }
    #expect(error.kind == .constraint)
  }

  @Test("still works after more different statements than it keeps")
  func statementCache() throws {
    for number in 1...300 {
      try database.run("INSERT INTO note(text) VALUES ('\(number)')")
    }
    #expect(try texts().count == 300)
  }
}
