import Market
import MarketContract
import MarketInMemory
import MarketStore
import Testing

@Suite("A store that several programs share")
struct SharedStoreTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("shared.sqlite")
  }

  @Test("shows each the other's changes at once")
  func changes() throws {
    let (one, other) = (try open(1), try open(2))
    _ = try SetFavorites(one)([Seeds.nft(5).id], liked: true)
    #expect(try ListFavorites(other)().items.map(\.nft.number) == [4, 1, 5])
    _ = try AddToCart(other)([Seeds.nft(4).id])
    #expect(try ViewCart(one)().contents.count == 3)
    _ = try EditProfile(one)([.name("Ада")])
    #expect(try other.profile.profile().name == "Ада")
    _ = try ViewCart(other)(sort: Sort(.price))
    #expect(try ViewCart(one)().sort == Sort(.price))
    Till(one).pay(in: Seeds.bitcoin)
    #expect(try Snapshot(one) == Snapshot(other))
    try other.world.reset()
    #expect(try one.world.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
  }

  @Test("loses none of what they do at the same time")
  func nothingLost() throws {
    let seed = Seeds.varied
    _ = try scratch.market(at: file, filledWith: seed)
    let free = seed.nfts.map(\.id).filter { !seed.owned.contains($0) && !seed.cart.contains($0) }
    let failures = Parallel.run(4) { [scratch, file] thread in
      let ports = MarketPorts(try scratch.market(at: file, session: thread + 1))
      for (index, id) in free.enumerated() where index % 4 == thread {
        _ = try AddToCart(ports)([id])
        _ = try SetFavorites(ports)([id], liked: true)
        _ = try EditProfile(ports)([.description("\(try ports.profile.profile().description)")])
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    let summary = try open(9).world.summary()
    #expect(summary.cart == seed.cart.count + free.count)
    #expect(summary.favorites == Set(seed.favorites + free).count)
  }

  @Test("counts every one of many updates of one value")
  func counting() throws {
    _ = try open(1)
    let failures = Parallel.run(4) { [scratch, file] thread in
      let market = try scratch.market(at: file, session: thread + 1)
      for _ in 0..<20 {
        try market.updateProfile { $0.description += "." }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    let description = try open(9).profile.profile().description
    #expect(description == Seeds.profile.description + String(repeating: ".", count: 80))
  }

  @Test("is read as one moment: rows, count and total belong together")
  func oneMoment() throws {
    let ids = [4, 5, 6].map { Seeds.nft($0).id }
    let writer = try scratch.market(at: file)
    try writer.updateCart(Seeds.small.cart) { _ in (CartChange(remove: Seeds.small.cart), ()) }
    let failures = Parallel.run(2) { [scratch, file] thread in
      let market = try scratch.market(at: file, session: thread + 2)
      for round in 0..<300 where thread == 0 {
        let change = round.isMultiple(of: 2) ? CartChange(add: ids) : CartChange(remove: ids)
        try market.updateCart(ids) { _ in (change, ()) }
      }
      for _ in 0..<3_000 where thread == 1 {
        let contents = try market.cart(.standardCart, .all)
        let total = contents.nfts.map(\.price).reduce(.zero, +)
        if contents.count != contents.nfts.count || contents.total != total {
          throw PortError(.unreadable, "\(contents.nfts.count) rows, count \(contents.count)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("pays once, however many pay at the same time", arguments: [false, true])
  func payingAtOnce(inManyCurrencies: Bool) throws {
    _ = try open(1)
    let failures = Parallel.run(4) { [scratch, file] thread in
      let ports = MarketPorts(try scratch.market(at: file, session: thread + 1))
      let gateway = ScriptedPaymentGateway(ledger: SQLitePaymentLedger(try StoreFile(at: file)))
      let kinds: [Character] = ["1", "2", "3", "4"]
      let pay = PayForOrder(
        ports, gateway: gateway, clock: Make.clock(), identifiers: Make.identifiers(kinds[thread]))
      let currency = inManyCurrencies && thread > 1 ? Seeds.ether : Seeds.bitcoin
      do throws(PaymentError) { _ = try pay(in: currency) } catch {
        if error != .emptyCart { throw error }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    try Till(open(9)).expectBought(
      [Seeds.nft(2), Seeds.nft(3)], inOrders: 1, besides: [Seeds.nft(1)], "four at once")
  }

  @Test("keeps the worlds in it apart")
  func worlds() throws {
    _ = try open(1)
    let session = Session(id: Make.id("b", 1), origin: .shell)
    let store = try StoreFile(at: file)
    let mine = MarketPorts(try store.open(World.local, for: session, clock: Make.clock()))
    let other = MarketPorts(try store.open(World.ID("ann"), for: session, clock: Make.clock()))
    let before = try Snapshot(other)
    #expect(before == (try Snapshot(mine)))
    Till(mine).pay(in: Seeds.bitcoin)
    _ = try SetFavorites(mine)([Seeds.nft(6).id], liked: true)
    _ = try EditProfile(mine)([.name("Ада")])
    _ = try ViewCart(mine)(sort: Sort(.price))
    #expect(try Snapshot(other) == before)
    let (mineAfter, otherAfter) = (try Snapshot(mine), try use(other))
    try other.world.reset()
    #expect(try Snapshot(mine) == mineAfter)
    #expect(try Snapshot(other) == before)
    #expect(try use(other) == otherAfter)
    try mine.world.reset()
    #expect(try Snapshot(other) == otherAfter)
    #expect(try Snapshot(mine) == before)
    let again = try store.open(World.ID("ANN"), for: session, clock: Make.clock())
    #expect(try again.summary() == otherAfter.summary)
  }

  private func use(_ ports: MarketPorts) throws -> Snapshot {
    _ = try SetFavorites(ports)([Seeds.nft(5).id], liked: true)
    _ = try AddToCart(ports)([Seeds.nft(4).id])
    _ = try ViewCart(ports)(sort: Sort(.rating))
    return try Snapshot(ports)
  }

  private func open(_ session: Int) throws -> MarketPorts {
    MarketPorts(try scratch.market(at: file, session: session))
  }
}
