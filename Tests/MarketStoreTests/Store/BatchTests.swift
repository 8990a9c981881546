import Foundation
import Market
import MarketContract
import MarketInMemory
import SQLiteKit
import Testing

@testable import MarketStore

@Suite("A batch of a store")
struct BatchTests {
  private let scratch: Scratch
  private let file: String
  private let store: StoreFile
  private let session = Session(id: Make.id("b", 1), origin: .phone)

  init() throws {
    scratch = try Scratch()
    file = scratch.file("batch.sqlite")
    _ = try scratch.market(at: file)
    store = try StoreFile(at: file)
  }

  private func open(_ name: String) throws(PortError) -> SQLiteMarket {
    try store.open(World.ID(name), for: session, clock: Make.clock())
  }

  @Test("does what is asked, gives what each came to, and has it on the disk when it ends")
  func works() throws {
    let results = store.batch(Array(1...6)) { number throws(PortError) in
      try open("w\(number)").replaceCart([Seeds.nft(number).id])
    }
    #expect(try results.map { try $0.get() } == (1...6).map { [Seeds.nft($0).id] })
    let other = try StoreFile(at: file)
    for number in 1...6 {
      let market = try other.open(World.ID("w\(number)"), for: session, clock: Make.clock())
      #expect(try market.cartList() == [Seeds.nft(number).id])
    }
    #expect(store.batch([Int]()) { $0 }.isEmpty)
  }

  @Test("undoes work that throws, all of it and alone")
  func thrown() throws {
    let (ann, bob) = (try open("ann"), try open("bob"))
    let results = store.batch(["cart", "refused", "favourites"]) { request throws(PortError) in
      switch request {
      case "cart": return try ann.replaceCart([Seeds.nft(5).id])
      case "favourites": return try ann.replaceFavorites([Seeds.nft(5).id])
      default:
        _ = try bob.replaceCart([Seeds.nft(6).id])
        _ = try bob.replaceFavorites([])
        throw Self.refusal
      }
    }
    let five = [Seeds.nft(5).id]
    #expect(results == [.success(five), .failure(Self.refusal), .success(five)])
    #expect(try ann.cartList() == five && ann.favoritesList() == five)
    #expect(try bob.cartList() == Seeds.small.cart && bob.favoritesList() == Seeds.small.favorites)
  }

  @Test("keeps the rest of work that goes on after a call that failed")
  func caught() throws {
    let ann = try open("ann")
    let results = store.batch([Currency.ID("none")]) { currency throws(PortError) in
      let opening = try? ann.openPayment(
        Make.id("f", 1), in: currency, at: Timestamp(milliseconds: 0))
      #expect(opening == nil)
      return try ann.replaceCart([Seeds.nft(5).id])
    }
    #expect(try results[0].get() == [Seeds.nft(5).id])
    #expect(try ann.cartList() == [Seeds.nft(5).id])
  }

  @Test("forgets a session and a world that were made by work and undone with it")
  func forgotten() throws {
    let ann = try open("ann")
    let results = store.batch([true, false]) { isRefused throws(PortError) in
      guard isRefused else { return try open("bob").replaceCart([Seeds.nft(4).id]) }
      _ = try ann.replaceCart([Seeds.nft(5).id])
      _ = try open("new")
      throw Self.refusal
    }
    #expect(results == [.failure(Self.refusal), .success([Seeds.nft(4).id])])
    #expect(try ann.reverse(.undo) == .nothing)
    _ = try ann.replaceCart([Seeds.nft(2).id, Seeds.nft(6).id])
    #expect(
      try ann.reverse(.undo)
        == .done([.removedFromCart(Seeds.nft(6).id), .addedToCart(Seeds.nft(3).id)]))
    #expect(try open("bob").cartList() == [Seeds.nft(4).id])
    let database = try Database(path: file, access: .readWrite)
    let worlds = try database.rows("SELECT name FROM worlds ORDER BY name") { $0.text(0) }
    #expect(worlds == ["", "ann", "bob", "local"])
    #expect(try database.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    let sessions = try database.rows("SELECT id FROM sessions") { $0.text(0) }
    #expect(sessions == [session.id.rawValue])
  }

  @Test("that can't be committed fails for every request and leaves nothing")
  func commitFails() throws {
    let ann = try open("ann")
    let results = store.batch([true, false]) { isGood throws(PortError) in
      if isGood { return try ann.replaceCart([Seeds.nft(5).id]) }
      // Checked only at the commit, which then fails.
      try ann.write { (_) throws(SQLiteError) in
        try store.database.script(
          "PRAGMA defer_foreign_keys = ON; INSERT INTO favorites VALUES (1, 99, 99)")
      }
      return []
    }
    #expect(results.map { Self.failure($0)?.kind } == [.unavailable, .unavailable])
    #expect(try ann.cartList() == Seeds.small.cart)
    #expect(try ann.replaceCart([Seeds.nft(5).id]) == [Seeds.nft(5).id])
  }

  @Test("that SQLite undoes by itself fails for every request, also for those that come behind")
  func lost() throws {
    let ann = try open("ann")
    let results = store.batch([1, 2, 3]) { number throws(PortError) in
      let kept = try ann.replaceCart([Seeds.nft(number).id])
      if number == 2 { try? store.database.script("ROLLBACK") }
      return kept
    }
    #expect(results.map { Self.failure($0)?.kind } == [.unavailable, .unavailable, .unavailable])
    #expect(try ann.cartList() == Seeds.small.cart)
    #expect(try ann.replaceCart([Seeds.nft(5).id]) == [Seeds.nft(5).id])
    #expect(try scratch.market(at: file).cartList() == Seeds.small.cart)
  }

  @Test("on a full disk keeps just what it says it kept")
  func full() throws {
    let names = (1...40).map { "w\($0)" }
    for name in names { _ = try open(name) }
    let pages = try store.database.first("PRAGMA page_count") { $0.integer(0) } ?? 0
    try store.database.script("PRAGMA max_page_count = \(pages + 1)")
    let everything = Seeds.small.nfts.map(\.id)
    let results = store.batch(names) { name throws(PortError) in
      try open(name).replaceFavorites(everything)
    }
    let kinds = Set(results.map { Self.failure($0)?.kind })
    #expect(kinds.contains(.full))
    try store.database.script("PRAGMA max_page_count = 100000")
    let other = try StoreFile(at: file)
    for (name, result) in zip(names, results) {
      let market = try other.open(World.ID(name), for: session, clock: Make.clock())
      let isKept = try market.favoritesList() == everything
      #expect(isKept == (Self.failure(result) == nil), "\(name)")
    }
  }

  private static let refusal = PortError(.gone, "changed its mind")

  private static func failure<Value>(_ result: Result<Value, PortError>) -> PortError? {
    if case .failure(let error) = result { error } else { nil }
  }

  @Test("waits for somebody else who holds the store")
  func waits() throws {
    let isHeld = DispatchSemaphore(value: 0)
    let failures = Parallel.run(2) { [file] thread in
      if thread == 0 {
        let other = try Database(path: file, access: .readWrite)
        try other.script("BEGIN IMMEDIATE")
        isHeld.signal()
        Thread.sleep(forTimeInterval: 0.2)
        try other.script("ROLLBACK")
      } else {
        isHeld.wait()
        let store = try StoreFile(at: file)
        let session = Session(id: Make.id("b", 2), origin: .phone)
        let market = try store.open(World.local, for: session, clock: Make.clock())
        for result in store.batch([[], Seeds.small.cart, []], market.replaceCart) {
          _ = try result.get()
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try scratch.market(at: file).cartList() == [])
  }

  @Test("makes no payment: one is committed before any money moves")
  func payments() throws {
    let ledger = SQLitePaymentLedger(store)
    let till = Till(
      MarketPorts(try open("ann")), gateway: ScriptedPaymentGateway(ledger: ledger))
    let results = store.batch([Seeds.bitcoin]) { till.pay(in: $0) }
    guard case .success(.failure(.port(let error))) = results[0] else {
      Issue.record("\(results)")
      return
    }
    #expect(error.kind == .unavailable)
    #expect(try ledger.outcome(of: Make.id("f", 1)) == nil)
    guard case .success(.paid) = till.pay(in: Seeds.bitcoin) else {
      Issue.record("not paid outside either")
      return
    }
    #expect(try till.ports.orders.orders(.all).total == 1)
  }

  @Test("has a sister that reads several worlds as of one moment, and changes nothing")
  func snapshot() throws {
    let (ann, bob) = (try open("ann"), try open("bob"))
    let elsewhere = try scratch.market(at: file, session: 7)
    let carts = try store.snapshot { () throws(PortError) in
      let first = try ann.cartList()
      _ = try elsewhere.replaceCart([])
      #expect(throws: PortError.self) { try bob.replaceCart([]) }
      let local = try store.open(World.local, for: session, clock: Make.clock())
      return try [first, bob.cartList(), local.cartList()]
    }
    #expect(carts == [Seeds.small.cart, Seeds.small.cart, Seeds.small.cart])
    #expect(try elsewhere.cartList() == [])
    #expect(try bob.replaceCart([]) == [])
  }
}
