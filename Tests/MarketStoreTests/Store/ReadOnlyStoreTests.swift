import Market
import MarketContract
import MarketStore
import Testing

@Suite("A store that can't be written", .enabled(if: Freezer.isPossible, "needs chmod or chattr"))
struct ReadOnlyStoreTests {
  private let scratch: Scratch
  private let file: String
  private let before: Snapshot

  init() throws {
    scratch = try Scratch()
    file = scratch.file("store.sqlite")
    let ports = MarketPorts(try scratch.market(at: file))
    _ = try AddToCart(ports)([Seeds.nft(4).id])
    before = try Snapshot(ports)
  }

  @Test("because of its file can be read, and refuses each change")
  func frozenFile() throws {
    try Freezer.during([file]) { try expectReadOnly() }
  }

  @Test("because of its directory can be read, and refuses each change")
  func frozenDirectory() throws {
    try Freezer.during([file, scratch.path]) { try expectReadOnly() }
  }

  @Test("can be written again when it thaws")
  func thawed() throws {
    try Freezer.during([file]) { try expectReadOnly() }
    // SQLite made the files beside it as unwritable as the store was.
    for side in ["-wal", "-shm"] { Freezer.thaw(file + side) }
    _ = try AddToCart(MarketPorts(scratch.market(at: file)))([Seeds.nft(5).id])
    #expect(try scratch.market(at: file).summary().cart == 4)
  }

  private func expectReadOnly() throws {
    let ports = MarketPorts(try scratch.market(at: file))
    #expect(try Snapshot(ports) == before)
    #expect(try Snapshot(MarketPorts(scratch.market(at: file, session: 2))) == before)
    let changes: [() throws -> Void] = [
      {
        try ports.cart.updateCart([Seeds.nft(5).id]) { (CartChange(add: Array($0.keys)), ()) }
      },
      {
        try ports.favorites.updateFavorites([Seeds.nft(5).id]) {
          (FavoritesChange(like: Array($0.keys)), ())
        }
      },
      { try ports.profile.updateProfile { $0.name = "x" } },
      { try ports.sorts.keep(Sort(NFTKey.price), for: .cart) },
      { try ports.world.reset() },
      {
        _ = try ports.orders.openPayment(
          Make.id("f", 1), in: Seeds.bitcoin, at: Timestamp(milliseconds: 0))
      },
    ]
    for change in changes {
      let error = #expect(throws: PortError.self) { try change() }
      #expect(error?.kind == .readOnly)
    }
    #expect(try Snapshot(ports) == before)
  }
}
