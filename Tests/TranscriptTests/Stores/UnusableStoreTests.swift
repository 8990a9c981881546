import Foundation
import Testing

@Suite("A store that can't be used")
struct UnusableStoreTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Every way of using the store is refused with status 3 and that code; the file stays as it is.
  private func expectRefused(_ name: String, _ code: String) throws {
    let before = try? sandbox.read(name)
    for command in ["cart", "cart add 1", "reset -y"] {
      let store = sandbox.path(name)
      let text = try sandbox.nft("--store", store, "-c", command)
      #expect(text.output.isEmpty)
      #expect(text.errors.contains(name))
      #expect(text.errors.split(separator: "\n").count == 1)
      #expect(text.status == 3)
      let json = try sandbox.nft("--json", "-c", command, changing: ["NFT_STORE": store])
      #expect(json.errors.hasPrefix("{\"error\":{\"code\":\"\(code)\","))
      #expect(json.status == 3)
    }
    #expect(try sandbox.nft("--store", sandbox.path(name), input: "cart\n").status == 3)
    #expect((try? sandbox.read(name)) == before)
    let beside = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder)
    #expect(!beside.contains { $0.hasPrefix(name + "-") })
  }

  @Test("A text file is left as it is")
  func textFile() throws {
    try sandbox.write("A shopping list: milk, paper, a fox.\n", to: "list.txt")
    try expectRefused("list.txt", "store.unreadable")
    try sandbox.write(String(repeating: "milk\n", count: 10_000), to: "long.txt")
    try expectRefused("long.txt", "store.unreadable")
  }

  @Test("The beginning of a database without the rest is left as it is")
  func brokenDatabase() throws {
    try sandbox.write("SQLite format 3\0" + String(repeating: "x", count: 100), to: "torn.db")
    try expectRefused("torn.db", "store.unreadable")
  }

  @Test("A folder is refused")
  func folder() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path("folder"), withIntermediateDirectories: true)
    try expectRefused("folder", "store.unavailable")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.path("folder")).isEmpty)
  }

  @Test("Another program's database is left as it is")
  func otherProgram() throws {
    #expect(try sandbox.bash("sqlite3 notes.db 'create table notes(text)'").status == 0)
    try expectRefused("notes.db", "store.unreadable")
  }

  @Test("A store of a newer version is left as it is")
  func newer() throws {
    #expect(try sandbox.nft("--store", "new.db", "-c", "cart add 1").status == 0)
    #expect(try sandbox.bash("sqlite3 new.db 'pragma user_version = 99'").status == 0)
    try expectRefused("new.db", "store.newer")
  }

  @Test("A path that no file can have is told")
  func impossiblePath() throws {
    try sandbox.write("text", to: "file")
    for path in ["/proc/nosuch/market.sqlite", sandbox.path("file/market.sqlite")] {
      let outcome = try sandbox.nft("--store", path, "-c", "cart")
      #expect(outcome.errors.contains("The store \(path) can't be opened: "))
      #expect(outcome.output.isEmpty)
      #expect(outcome.status == 3)
    }
    #expect(try sandbox.text("file") == "text")
  }

  @Test("An empty file becomes a store")
  func emptyFile() throws {
    try sandbox.write("", to: "empty.db")
    #expect(try sandbox.nft("--store", "empty.db", "-c", "cart add 18").status == 0)
    #expect(try sandbox.nft("--store", "empty.db", "-c", "cart").output.contains("0.35"))
  }
}
