import Market
import MarketContract
import SQLiteKit
import Testing

@testable import MarketStore

@Suite("Reversals in the change log")
struct ReversalLogTests {
  private let scratch: Scratch
  private let file: String
  private let bench: UndoBench

  init() throws {
    scratch = try Scratch()
    file = scratch.file("log.sqlite")
    bench = UndoBench(MarketPorts(try scratch.market(at: file)))
  }

  @Test("are steps of their own, which name their kind and the step they reverse")
  func rows() throws {
    try bench.like(5, 6)
    try bench.unlike(1)
    _ = try (bench.undo(), bench.undo(), bench.redo(), bench.undo())
    #expect(
      try log() == [
        "1 like 5 - - - -", "1 like 6 - - - -", "3 unlike 1 2 - - -", "4 like 1 - - undo 3",
        "5 unlike 6 4 - undo 1", "5 unlike 5 3 - undo 1", "7 like 5 - - redo 1",
        "7 like 6 - - redo 1", "9 unlike 6 4 - undo 1", "9 unlike 5 3 - undo 1",
      ])
  }

  @Test("of the cart and the profile keep what undoing them needs")
  func cartAndProfile() throws {
    try bench.remove(2)
    try bench.edit(.name("Ада"), .website(""))
    _ = try (bench.undo(), bench.undo(), bench.redo())
    #expect(
      try log() == [
        "1 cart.remove 2 1 - - -", "2 profile.name - Студентус Ада - -",
        "2 profile.site - https://example.org/student  - -",
        "4 profile.site -  https://example.org/student undo 2",
        "4 profile.name - Ада Студентус undo 2", "6 cart.add 2 - - undo 1",
        "7 cart.remove 2 1 - redo 1",
      ])
  }

  @Test("never rewrite a row: the log only grows")
  func growing() throws {
    let deeds: [() throws -> Void] = [
      { try bench.like(5) }, { _ = try bench.undo() }, { _ = try bench.redo() },
      { try bench.remove(2, 3) }, { _ = try bench.undo() }, { try bench.edit(.name("A")) },
      { _ = try bench.undo() }, { _ = try bench.undo() }, { _ = try bench.redo() },
      { _ = try bench.pay() }, { try bench.add(6) }, { _ = try bench.undo() },
      { try bench.ports.world.reset() },
    ]
    var before = try whole()
    for (number, deed) in deeds.enumerated() {
      try deed()
      let now = try whole()
      #expect(now.count > before.count && now.starts(with: before), "deed \(number)")
      before = now
    }
  }

  @Test("are not logged where nothing was reversed")
  func nothing() throws {
    _ = try (bench.undo(), bench.redo())
    #expect(try whole() == [])
    let order = try bench.pay()
    let before = try whole()
    #expect(try bench.undo() == .barrier(.paid(order.id)))
    _ = try bench.redo()
    #expect(try whole() == before)
  }

  @Test("stand behind the session that reversed, at the moment it did")
  func sessions() throws {
    try bench.like(5)
    _ = try bench.undo()
    let theirs = UndoBench(MarketPorts(try scratch.market(at: file, session: 2)), kind: "2")
    try theirs.like(5)
    _ = try theirs.undo()
    #expect(
      try read("SELECT session || ' ' || ifnull(reversal, '-') FROM changes ORDER BY number")
        == ["1 -", "1 undo", "2 -", "2 undo"])
    let moments = try read("SELECT at FROM changes WHERE session = 1 ORDER BY number")
    #expect(moments.count == 2 && moments[0] < moments[1])
  }

  @Test("of an action that this version does not know are refused, and change nothing")
  func unknownAction() throws {
    try bench.like(5)
    try Database(path: file, access: .readWrite).script("UPDATE changes SET action = 'praise'")
    let error = #expect(throws: PortError.self) { try bench.undo() }
    #expect(error?.kind == .unreadable)
    #expect(try bench.liked == [4, 1, 5])
    #expect(try whole().count == 1)
  }

  private func log() throws -> [String] {
    try read(
      """
      SELECT step || ' ' || action || ' ' || ifnull(nft, '-') || ' ' || ifnull(before, '-') || ' '
        || ifnull(after, '-') || ' ' || ifnull(reversal, '-') || ' ' || ifnull(target, '-')
      FROM changes ORDER BY number
      """)
  }

  /// Every row with all its columns.
  private func whole() throws -> [[String?]] {
    let columns =
      "number, step, world, session, at, action, nft, before, after, reversal, target"
    return try Database(path: file, access: .readWrite).rows(
      "SELECT \(columns) FROM changes ORDER BY number"
    ) { row in (0..<11).map { row.optionalText(Int32($0)) } }
  }

  private func read(_ sql: String) throws -> [String] {
    try Database(path: file, access: .readWrite).rows(sql) { $0.text(0) }
  }
}
