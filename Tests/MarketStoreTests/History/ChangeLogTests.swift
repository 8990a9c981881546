import Market
import MarketContract
import SQLiteKit
import Testing

@testable import MarketStore

@Suite("The change log")
struct ChangeLogTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("log.sqlite")
  }

  @Test("is empty before anything is changed, and reading leaves no trace")
  func reading() throws {
    let ports = MarketPorts(try scratch.market(at: file))
    _ = try Snapshot(ports)
    _ = try ports.catalog.collections(matching: nil, .standard, .all)
    #expect(try log() == [])
    #expect(try read("SELECT count(*) FROM sessions") == ["0"])
  }

  @Test("has a row for each change, with what undoing it needs")
  func rows() throws {
    let ports = MarketPorts(try scratch.market(at: file))
    _ = try SetFavorites(ports)([5, 6].map { Seeds.nft($0).id }, liked: true)
    _ = try SetFavorites(ports)([Seeds.nft(1).id], liked: false)
    _ = try AddToCart(ports)([Seeds.nft(4).id])
    let remove = RemoveFromCart(ports)
    try remove.confirm(remove.request(Seeds.nft(3).id))
    _ = try EditProfile(ports)([.name("Ада"), .website(""), .avatar("https://a/b")])
    Till(ports).pay(in: Seeds.bitcoin)
    try ports.world.reset()
    let rows = try log()
    // A step is called by the number of its first change; no link is logged as an empty text.
    #expect(
      rows == [
        "1 like 5 - -", "1 like 6 - -", "3 unlike 1 2 -", "4 cart.add 4 - -",
        "5 cart.remove 3 2 -", "6 profile.name - Студентус Ада",
        "6 profile.site - https://example.org/student ", "6 profile.avatar -  https://a/b",
        "9 pay - - f0000000-0000-4000-8000-000000000002", "10 reset - - -",
      ])
  }

  @Test("has no row for what changed nothing")
  func nothing() throws {
    let ports = MarketPorts(try scratch.market(at: file))
    _ = try SetFavorites(ports)([Seeds.nft(4).id], liked: true)
    _ = try EditProfile(ports)([.name(Seeds.profile.name)])
    _ = try? AddToCart(ports)([Seeds.nft(1).id])
    try ports.cart.updateCart([2, 5].map { Seeds.nft($0).id }) { _ in
      (CartChange(add: [Seeds.nft(2).id], remove: [Seeds.nft(5).id]), ())
    }
    try ports.favorites.updateFavorites([1, 6].map { Seeds.nft($0).id }) { _ in
      (FavoritesChange(like: [Seeds.nft(1).id], unlike: [Seeds.nft(6).id]), ())
    }
    _ = try ports.orders.openPayment(
      Make.id("f", 1), in: Seeds.bitcoin, at: Timestamp(milliseconds: 0))
    #expect(try log() == [])
  }

  @Test("names the session behind each change, its origin and its world")
  func sessions() throws {
    _ = try scratch.market(at: file)
    let store = try StoreFile(at: file)
    for (index, origin) in Session.Origin.allCases.enumerated() {
      let session = Session(id: Make.id("b", index), origin: origin)
      let world = World.ID("world \(index)")
      for _ in 0..<2 {
        let market = try store.open(
          world, for: session, clock: Clock { Timestamp(milliseconds: 7) })
        _ = try ToggleFavorite(MarketPorts(market))(Seeds.nft(5).id)
      }
    }
    let rows = try read(
      """
      SELECT origin || ' ' || worlds.name || ' ' || action || ' ' || at FROM changes
      JOIN sessions ON sessions.number = session JOIN worlds ON worlds.number = world
      ORDER BY changes.number
      """)
    #expect(
      rows == [
        "shell world 0 like 7", "shell world 0 unlike 7", "script world 1 like 7",
        "script world 1 unlike 7", "phone world 2 like 7", "phone world 2 unlike 7",
      ])
    #expect(try read("SELECT count(*) FROM sessions") == ["3"])
  }

  @Test("goes on when a first change could not be committed")
  func failedCommit() throws {
    let market = try scratch.market(at: file)
    let error = #expect(throws: PortError.self) {
      try market.write { (log) throws(SQLiteError) in
        try log.record(.liked(Seeds.nft(5).id), nft: 5)
        // Checked only at the commit, which then fails and takes the session's row back.
        try market.database.script(
          "PRAGMA defer_foreign_keys = ON; INSERT INTO favorites VALUES (1, 99, 99)")
      }
    }
    #expect(error?.kind == .unavailable)
    #expect(try log() == [])
    _ = try SetFavorites(MarketPorts(market))([Seeds.nft(5).id], liked: true)
    #expect(try log() == ["1 like 5 - -"])
  }

  private func log() throws -> [String] {
    try read(
      """
      SELECT step || ' ' || action || ' ' || ifnull(nft, '-') || ' ' || ifnull(before, '-') || ' '
        || ifnull(after, '-') FROM changes ORDER BY number
      """)
  }

  private func read(_ sql: String) throws -> [String] {
    try Database(path: file, access: .readWrite).rows(sql) { $0.text(0) }
  }
}
