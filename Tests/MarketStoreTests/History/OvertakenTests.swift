import Market
import MarketContract
import Testing

/// A step whose outcome another session has changed since is left as it is.
@Suite("A step that was overtaken")
struct OvertakenTests {
  /// What one session does, what another does then, and what the first is told at undo.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mine: @Sendable (UndoBench) throws -> Void
    let theirs: @Sendable (UndoBench) throws -> Void
    let overtaken: Change

    init(
      _ name: String, _ mine: @escaping @Sendable (UndoBench) throws -> Void,
      _ theirs: @escaping @Sendable (UndoBench) throws -> Void, _ overtaken: Change
    ) {
      (testDescription, self.mine, self.theirs) = (name, mine, theirs)
      self.overtaken = overtaken
    }
  }

  private static let site = Change.edited(
    .website, from: Seeds.profile[.website], to: "https://a.example/")

  static let undone = [
    Case("liked", { try $0.like(5) }, { try $0.unlike(5) }, .liked(Seeds.nft(5).id)),
    Case("unliked", { try $0.unlike(4) }, { try $0.like(4) }, .unliked(Seeds.nft(4).id)),
    Case("added", { try $0.add(5) }, { try $0.remove(5) }, .addedToCart(Seeds.nft(5).id)),
    Case("removed", { try $0.remove(2) }, { try $0.add(2) }, .removedFromCart(Seeds.nft(2).id)),
    Case("added, paid", { try $0.add(5) }, { _ = try $0.pay() }, .addedToCart(Seeds.nft(5).id)),
    Case(
      "removed, bought", { try $0.remove(2) },
      {
        try $0.add(2)
        _ = try $0.pay()
      }, .removedFromCart(Seeds.nft(2).id)),
    Case(
      "one of several", { try $0.like(5, 6, 3) }, { try $0.unlike(6) }, .liked(Seeds.nft(6).id)),
    Case(
      "a field of several", { try $0.edit(.name("Ада"), .website("https://a.example/")) },
      { try $0.edit(.website("")) }, site),
    Case(
      "reset", { try $0.like(5) }, { try $0.ports.world.reset() }, .liked(Seeds.nft(5).id)),
  ]

  static let redone = [
    Case("liked", { try $0.like(5) }, { try $0.like(5) }, .unliked(Seeds.nft(5).id)),
    Case("unliked", { try $0.unlike(4) }, { try $0.unlike(4) }, .liked(Seeds.nft(4).id)),
    Case("added", { try $0.add(5) }, { try $0.add(5) }, .removedFromCart(Seeds.nft(5).id)),
    Case("removed", { try $0.remove(2) }, { try $0.remove(2) }, .addedToCart(Seeds.nft(2).id)),
    Case(
      "added, bought", { try $0.add(5) },
      {
        try $0.add(5)
        _ = try $0.pay()
      }, .removedFromCart(Seeds.nft(5).id)),
    Case(
      "edited", { try $0.edit(.website("https://a.example/")) }, { try $0.edit(.website("")) },
      site.inverse ?? site),
  ]

  private let scratch: Scratch
  private let mine: UndoBench
  private let theirs: UndoBench

  init() throws {
    scratch = try Scratch()
    let file = scratch.file("shared.sqlite")
    mine = UndoBench(MarketPorts(try scratch.market(at: file, session: 1)), kind: "1")
    theirs = UndoBench(MarketPorts(try scratch.market(at: file, session: 2)), kind: "2")
  }

  @Test("is not undone, and nothing is changed", arguments: undone)
  func undo(_ example: Case) throws {
    try example.mine(mine)
    try example.theirs(theirs)
    let before = try Snapshot(mine.ports)
    #expect(try mine.undo() == .overtaken(example.overtaken))
    #expect(try mine.undo() == .nothing)
    #expect(try mine.redo() == .nothing)
    #expect(try Snapshot(mine.ports) == before)
  }

  @Test("is not redone, and nothing is changed", arguments: redone)
  func redo(_ example: Case) throws {
    try example.mine(mine)
    _ = try mine.undo()
    try example.theirs(theirs)
    let before = try Snapshot(mine.ports)
    #expect(try mine.redo() == .overtaken(example.overtaken))
    #expect(try mine.redo() == .nothing)
    #expect(try Snapshot(mine.ports) == before)
  }

  @Test("is undone after all once the other has taken back what overtook it")
  func again() throws {
    try mine.like(5, 6)
    try theirs.unlike(6)
    #expect(try mine.undo() == .overtaken(.liked(Seeds.nft(6).id)))
    _ = try theirs.undo()
    #expect(try mine.undo() == .done([6, 5].map { .unliked(Seeds.nft($0).id) }))
    #expect(try mine.liked == [4, 1])
  }

  @Test("is told once, and then no longer stands before the steps that came earlier")
  func passedOver() throws {
    try mine.like(5)
    try mine.add(4)
    try mine.like(6, 3)
    try mine.edit(.name("Ада"))
    try theirs.unlike(6)
    try theirs.edit(.name("Ann"))
    let name = Change.edited(.name, from: Seeds.profile.name, to: "Ада")
    #expect(try mine.undo() == .overtaken(name))
    #expect(try mine.undo() == .overtaken(.liked(Seeds.nft(6).id)))
    #expect(try mine.undo() == .done([.removedFromCart(Seeds.nft(4).id)]))
    #expect(try mine.undo() == .done([.unliked(Seeds.nft(5).id)]))
    #expect(try mine.undo() == .nothing)
    #expect(try mine.liked == [4, 1, 3])
    #expect(try mine.redo() == .done([.liked(Seeds.nft(5).id)]))
    #expect(try mine.redo() == .done([.addedToCart(Seeds.nft(4).id)]))
    #expect(try mine.redo() == .nothing)
    #expect(try mine.ports.profile.profile().name == "Ann")
  }

  @Test("does not lead past a payment or a reset")
  func barrier() throws {
    try mine.like(5)
    let order = try mine.pay()
    try mine.like(6)
    try theirs.unlike(6)
    #expect(try mine.undo() == .overtaken(.liked(Seeds.nft(6).id)))
    for _ in 0..<2 { #expect(try mine.undo() == .barrier(.paid(order.id))) }
  }

  @Test("of redo is passed over just so")
  func redoPassedOver() throws {
    try mine.like(5)
    try mine.add(4)
    for _ in 0..<2 { _ = try mine.undo() }
    try theirs.like(5)
    #expect(try mine.redo() == .overtaken(.unliked(Seeds.nft(5).id)))
    #expect(try mine.redo() == .done([.addedToCart(Seeds.nft(4).id)]))
    #expect(try mine.redo() == .nothing)
    try theirs.unlike(5)
    #expect(try mine.redo() == .done([.liked(Seeds.nft(5).id)]))
  }
}
