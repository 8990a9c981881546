import Market
import MarketContract
import MarketStore
import Testing

@Suite("A clock that is put back")
struct BackwardsClockTests {
  private let scratch: Scratch
  private let bench: UndoBench

  /// A day earlier each time it is looked at.
  init() throws {
    scratch = try Scratch()
    let file = scratch.file("store.sqlite")
    _ = try scratch.market(at: file)
    let (counter, day) = (Counter(), Int64(86_400_000))
    let clock = Clock { Timestamp(milliseconds: 1_700_000_000_000 - Int64(counter.next()) * day) }
    let session = Session(id: Make.id("b", 2), origin: .shell)
    let market = try StoreFile(at: file).open(World.local, for: session, clock: clock)
    bench = UndoBench(MarketPorts(market), clock: clock)
  }

  @Test("leaves the orders in the order in which they were paid, each with its time")
  func orders() throws {
    var paid: [Order] = []
    for number in [4, 5, 6] {
      try bench.add(number)
      paid.append(try bench.pay())
    }
    let listed = try ListOrders(bench.ports)().items.map(\.order)
    #expect(listed == paid.reversed())
    #expect(listed.map(\.number) == [3, 2, 1])
    #expect(listed[0].paidAt < listed[1].paidAt && listed[1].paidAt < listed[2].paidAt)
  }

  @Test("leaves undo and redo to go from the last step to the first, and back")
  func history() throws {
    try bench.like(5)
    try bench.unlike(4)
    try bench.add(6)
    for liked in [[1, 5], [4, 1, 5], [4, 1]] {
      #expect(try isDone(bench.undo()))
      #expect(try bench.liked == liked)
    }
    #expect(try bench.undo() == .nothing)
    for liked in [[4, 1, 5], [1, 5], [1, 5]] {
      #expect(try isDone(bench.redo()))
      #expect(try bench.liked == liked)
    }
    #expect(try bench.redo() == .nothing)
  }

  @Test("leaves favourites and cart in the order in which they were filled")
  func lists() throws {
    for number in [6, 5, 3] { try bench.like(number) }
    for number in [6, 4] { try bench.add(number) }
    #expect(try bench.liked == [4, 1, 6, 5, 3])
    #expect(try bench.carted == [2, 3, 6, 4])
  }

  private func isDone(_ outcome: ReversalOutcome) -> Bool {
    if case .done = outcome { true } else { false }
  }
}
