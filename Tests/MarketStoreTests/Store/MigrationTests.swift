import Market
import MarketContract
import SQLiteKit
import Testing

@testable import MarketStore

/// A store that the first version wrote, row by row in SQL.
@Suite("A store of the first version")
struct MigrationTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("first.sqlite")
    let database = try Database(path: file, access: .readWrite)
    try database.switchToWriteAheadLog()
    try database.script(Schema.first)
    for table in [SeedFile.collections, .nfts, .users] {
      try database.script(try #require(Schema.indexes(of: table)))
    }
    try database.script(Self.rows)
    try database.script("PRAGMA application_id = 0x4E46546D; PRAGMA user_version = 1")
  }

  private static let rows = """
    INSERT INTO migrations(name) VALUES ('a catalog, its worlds, their orders and the change log');
    INSERT INTO seed VALUES ('first', 0, 3, 0);
    INSERT INTO nfts VALUES
      (1, 'nft-1', 'April', x'01', 'april', 'https://a.example/1', 5, '', zeroblob(16), 'A', NULL,
        NULL, NULL, 0),
      (2, 'nft-2', 'Bonnie', x'02', 'bonnie', 'https://a.example/2', 4, '', zeroblob(16), 'A', NULL,
        NULL, NULL, 0),
      (3, 'nft-3', 'Clover', x'03', 'clover', 'https://a.example/3', 4, '', zeroblob(16), 'A', NULL,
        NULL, NULL, 0);
    INSERT INTO currencies VALUES (1, '0', 'Bitcoin', 'BTC', 'BITCOIN', 'https://a.example/c', 0);
    INSERT INTO worlds VALUES (0, '', 0), (1, 'local', 5);
    INSERT INTO profiles VALUES (0, 'me', 'Ada', '', NULL, NULL), (1, 'me', 'Ada', '', NULL, NULL);
    INSERT INTO owned VALUES (1, 1, 1);
    INSERT INTO cart_items VALUES (1, 2, 1);
    INSERT INTO favorites VALUES (1, 3, 1);
    INSERT INTO payments VALUES
      (1, 'paid', 1, 1, 7, 'paid', NULL), (2, 'open', 1, 1, 9, 'pending', NULL);
    INSERT INTO payment_items VALUES
      (1, 0, 1, 'April', zeroblob(16)), (2, 0, 2, 'Bonnie', zeroblob(16));
    INSERT INTO orders VALUES (1, 1, 'order-1', 1, 8);
    INSERT INTO sessions VALUES (1, 'before', 'shell', 1);
    INSERT INTO changes VALUES (1, 1, 1, 1, 8, 'pay', NULL, NULL, 'order-1', NULL, NULL),
      (2, 2, 1, 1, 9, 'like', 3, NULL, NULL, NULL, NULL);
    """

  @Test("has everything it had, and its orders are delivered")
  func kept() throws {
    let market = try scratch.market(at: file)
    #expect(try market.orders(.all).items.map(\.isDelivered) == [true])
    #expect(try market.orders(.all).items.map(\.id) == [Order.ID("order-1")])
    #expect(try market.cartList() == [NFT.ID("nft-2")])
    #expect(try market.ownedList() == [NFT.ID("nft-1")])
    #expect(try market.favoritesList() == [NFT.ID("nft-3")])
    let database = try Database(path: file, access: .readWrite)
    #expect(try database.rows("PRAGMA user_version") { $0.integer(0) } == [2])
    #expect(try database.rows("SELECT count(*) FROM migrations") { $0.integer(0) } == [2])
    #expect(try database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try database.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }

  @Test("finishes the payment that was pending, and delivers later ones later")
  func goesOn() throws {
    let till = Till(MarketPorts(try scratch.market(at: file)))
    guard case .success(.paid(let order)) = till.pay(in: Currency.ID("0"), delivery: .later) else {
      Issue.record("not paid")
      return
    }
    #expect(order.payment == Payment.ID("open") && order.number == 2 && !order.isDelivered)
    #expect(try ReplaceCart(till.ports)([NFT.ID("nft-3")]) == [NFT.ID("nft-3")])
    #expect(try till.ports.profile.ownedList() == ["nft-1", "nft-2"].map { NFT.ID($0) })
    #expect(try ReverseChange(till.ports)(.undo) == .done([.removedFromCart(NFT.ID("nft-3"))]))
  }

  @Test("is migrated once, however many programs open it at once")
  func atOnce() throws {
    let failures = Parallel.run(6) { [file] _ in _ = try StoreFile(at: file) }
    #expect(failures.isEmpty, "\(failures)")
    let database = try Database(path: file, access: .readWrite)
    #expect(try database.rows("SELECT count(*) FROM migrations") { $0.integer(0) } == [2])
  }
}
