import Foundation
import Market
import MarketContract
import MarketInMemory
import MarketStore
import SQLiteKit
import Testing

@Suite("A store file")
struct StoreFileTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("store.sqlite")
  }

  @Test("has everything when it is opened again")
  func reopened() throws {
    let before = try { () throws in
      let ports = MarketPorts(try scratch.market(at: file))
      Till(ports).pay(in: Seeds.bitcoin)
      _ = try AddToCart(ports)([Seeds.nft(5).id])
      _ = try SetFavorites(ports)([Seeds.nft(6).id], liked: true)
      _ = try EditProfile(ports)([.name("Ада"), .avatar("https://ada.example/a.png")])
      _ = try ViewCart(ports)(sort: Sort(.price, .descending))
      return try Snapshot(ports)
    }()
    let again = try StoreFile(at: file)
    #expect(!again.isEmpty)
    #expect(try again.seedFingerprint() == "test")
    #expect(try Snapshot(MarketPorts(scratch.market(at: file))) == before)
    #expect(before.orders.count == 1)
    #expect(before.cart.count == 1)
  }

  @Test("keeps a pending payment and its outcome for the program that finishes it")
  func pendingReopened() throws {
    let identifiers = Make.identifiers()
    let dying = try PayForOrder(
      MarketPorts(scratch.market(at: file)),
      gateway: WatchedGateway(gateway(), .crashing(at: StepWatch.Place(step: 1, isAfter: true))),
      clock: Make.clock(), identifiers: identifiers)
    #expect(throws: PaymentError.self) { try dying(in: Seeds.bitcoin) }
    let ports = MarketPorts(try scratch.market(at: file, session: 2))
    let finishing = try PayForOrder(
      ports, gateway: gateway(), clock: Make.clock(), identifiers: identifiers)
    guard case .paid(let order) = try finishing(in: Seeds.bitcoin) else {
      Issue.record("the payment that was charged did not become an order")
      return
    }
    #expect(order.payment == Make.id("f", 1))
    #expect(try ports.orders.orders(.all).items == [order])
  }

  @Test("is filled with its seed once")
  func seedOnce() throws {
    _ = try scratch.market(at: file, filledWith: Seeds.small)
    let store = try StoreFile(at: file)
    #expect(!store.isEmpty)
    try fill(store, with: Seeds.varied)
    #expect(try store.seedFingerprint() == "test")
    #expect(try scratch.market(at: file, filledWith: Seeds.varied).nft(Seeds.nft(1).id) != nil)
    #expect(try scratch.market(at: file).collections(matching: nil, .standard, .all).total == 2)
  }

  @Test("is filled once, however many programs find it empty", arguments: 0..<30)
  func seedOnceAtOnce(_: Int) throws {
    let failures = Parallel.run(6) { [scratch, file] thread in
      let market = try scratch.market(at: file, session: thread)
      guard try market.summary().cart == 2 else { throw PortError(.unreadable, "half a seed") }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try read("SELECT count(*) FROM worlds") == [2])
    #expect(try read("SELECT count(*) FROM nfts") == [6])
    #expect(try read("SELECT count(*) FROM seed") == [1])
  }

  @Test("is filled after a wait where somebody else holds the file")
  func fillingWaits() throws {
    let isHeld = DispatchSemaphore(value: 0)
    let failures = Parallel.run(2) { [scratch, file] thread in
      if thread == 0 {
        let other = try Database(path: file, access: .readWrite)
        try other.script("BEGIN IMMEDIATE")
        isHeld.signal()
        Thread.sleep(forTimeInterval: 0.2)
        try other.script("ROLLBACK")
      } else {
        isHeld.wait()
        _ = try scratch.market(at: file)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try read("SELECT count(*) FROM nfts") == [6])
  }

  @Test("orders names by the collation it was filled with")
  func collation() throws {
    let store = try StoreFile(at: file)
    try store.fill(
      with: Seeds.small, fingerprint: "", collation: BackwardsCollation(),
      at: Timestamp(milliseconds: 0))
    let session = Session(id: Make.id("b", 1), origin: .shell)
    let market = try store.open(World.local, for: session, clock: Make.clock())
    #expect(try market.cart(Sort(.name), .all).nfts.map(\.name) == ["Ellsa", "Bonnie"])
  }

  @Test("writes ahead, and forces each change to the disk")
  func pragmas() throws {
    _ = try scratch.market(at: file)
    let database = try Database(path: file, access: .readWrite)
    #expect(try database.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try read("PRAGMA application_id") == [0x4E46_546D])
    #expect(try read("PRAGMA user_version") == [2])
    #expect(try database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try database.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }

  @Test(
    "refuses rows that no program of ours would write",
    arguments: [
      "UPDATE nfts SET rating = 9 WHERE number = 1", "UPDATE nfts SET rating = -1 WHERE number = 1",
      "UPDATE nfts SET name = '' WHERE number = 1",
      "UPDATE nfts SET price = x'00' WHERE number = 1",
      "UPDATE nfts SET rating = 'good' WHERE number = 1",
      "UPDATE nfts SET images = '' WHERE number = 1",
      "UPDATE collections SET nft_count = -1", "UPDATE users SET place = 0",
      "INSERT INTO favorites VALUES (1, 99, 50)", "INSERT INTO cart_items VALUES (77, 1, 50)",
      "INSERT INTO owned SELECT * FROM owned WHERE world = 1", "DELETE FROM nfts WHERE number = 1",
      "UPDATE payments SET state = 'lost'", "INSERT INTO sorts VALUES (1, 'cart', 'price', 'up')",
      "INSERT INTO sessions(id, origin, started_at) VALUES ('x', 'ghost', 0)",
      """
      INSERT INTO payments(id, world, currency, opened_at, state)
      SELECT id || 'x', world, currency, opened_at, state FROM payments
      """,
    ])
  func checks(sql: String) throws {
    let market = try scratch.market(at: file)
    _ = try market.openPayment(
      Make.id("f", 1), in: Seeds.bitcoin, at: Timestamp(milliseconds: 0))
    let database = try Database(path: file, access: .readWrite)
    try database.script("PRAGMA foreign_keys = ON")
    let error = try #require(throws: SQLiteError.self) { try database.run(sql) }
    #expect(error.kind == .constraint)
  }

  private func gateway() throws -> any PaymentGateway {
    ScriptedPaymentGateway(ledger: SQLitePaymentLedger(try StoreFile(at: file)))
  }

  private func fill(_ store: StoreFile, with seed: WorldSeed) throws {
    try store.fill(
      with: seed, fingerprint: "other", collation: FoldedCollation(),
      at: Timestamp(milliseconds: 1))
  }

  private func read(_ sql: String) throws -> [Int] {
    try Database(path: file, access: .readWrite).rows(sql) { $0.integer(0) }
  }
}
