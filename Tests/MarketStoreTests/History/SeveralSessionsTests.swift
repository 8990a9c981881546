import Market
import MarketContract
import MarketStore
import Testing

/// Two sessions in one world: each takes back what it did itself.
@Suite("Undo and redo of several sessions")
struct SeveralSessionsTests {
  private let mine: UndoBench
  private let theirs: UndoBench
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let file = scratch.file("shared.sqlite")
    mine = UndoBench(MarketPorts(try scratch.market(at: file, session: 1)), kind: "1")
    theirs = UndoBench(MarketPorts(try scratch.market(at: file, session: 2)), kind: "2")
  }

  private func id(_ number: Int) -> NFT.ID { Seeds.nft(number).id }

  @Test("each take back their own steps, whoever was last")
  func ownSteps() throws {
    try mine.like(5)
    #expect(try theirs.undo() == .nothing)
    try theirs.like(6)
    try mine.add(4)
    try theirs.edit(.name("Ада"))
    #expect(try mine.undo() == .done([.removedFromCart(id(4))]))
    #expect(try mine.undo() == .done([.unliked(id(5))]))
    #expect(try mine.undo() == .nothing)
    #expect(try theirs.redo() == .nothing)
    let back = Change.edited(.name, from: "Ада", to: Seeds.profile.name)
    #expect(try theirs.undo() == .done([back]))
    #expect(try theirs.undo() == .done([.unliked(id(6))]))
    #expect(try theirs.undo() == .nothing)
    #expect(try mine.liked == [4, 1])
  }

  @Test("are not kept from redo by what another session changed")
  func redo() throws {
    try mine.like(5)
    _ = try mine.undo()
    try theirs.like(6)
    _ = try theirs.undo()
    try theirs.add(5)
    #expect(try mine.redo() == .done([.liked(id(5))]))
    #expect(try mine.redo() == .nothing)
    #expect(try mine.liked == [4, 1, 5])
  }

  @Test("have barriers of their own")
  func barriers() throws {
    try mine.like(5)
    try mine.add(6)
    let order = try theirs.pay()
    #expect(try theirs.undo() == .barrier(.paid(order.id)))
    #expect(try mine.undo() == .overtaken(.addedToCart(id(6))))
    try mine.unlike(4)
    #expect(try mine.undo() == .done([.liked(id(4))]))
  }

  @Test("put back at the end what has lost its place, and else where it stood")
  func places() throws {
    try mine.unlike(1)
    try theirs.like(5)
    #expect(try mine.undo() == .done([.liked(id(1))]))
    #expect(try mine.liked == [4, 5, 1])
    try mine.unlike(4, 5)
    try theirs.like(6)
    #expect(try mine.undo() == .done([.liked(id(5)), .liked(id(4))]))
    #expect(try mine.liked == [4, 5, 1, 6])
    try mine.remove(3)
    try theirs.add(5)
    _ = try mine.undo()
    #expect(try mine.carted == [2, 5, 3])
  }

  @Test("leave to each other what they did in the same world at the same time")
  func interleaved() throws {
    for number in [5, 6, 3] {
      try mine.like(number)
      try theirs.add(number == 3 ? 4 : number)
    }
    for number in [3, 6, 5] {
      #expect(try mine.undo() == .done([.unliked(id(number))]))
      let added = number == 3 ? 4 : number
      #expect(try theirs.undo() == .done([.removedFromCart(id(added))]))
    }
    #expect(try mine.liked == [4, 1])
    #expect(try mine.carted == [2, 3])
  }

  @Test("take back only what they did in the same world")
  func worlds() throws {
    let store = try StoreFile(at: scratch.file("shared.sqlite"))
    let session = Session(id: Make.id("b", 7), origin: .shell)
    let benches = try [World.local, World.ID("ann")].map { world in
      UndoBench(MarketPorts(try store.open(world, for: session, clock: Make.clock())))
    }
    try benches[0].like(5)
    #expect(try benches[1].undo() == .nothing)
    try benches[1].like(6)
    #expect(try benches[0].undo() == .done([.unliked(id(5))]))
    #expect(try benches[1].redo() == .nothing)
    #expect(try benches[1].undo() == .done([.unliked(id(6))]))
    #expect(try benches[0].redo() == .done([.liked(id(5))]))
  }
}
