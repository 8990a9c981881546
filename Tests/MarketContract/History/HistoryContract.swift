import Market
import Testing

/// What `ChangeHistory` promises of the steps of one session.
package enum HistoryContract {
  package static let promises = [
    Promise("who changed nothing has nothing to undo, and nothing to redo", nothing),
    Promise("likes and unlikes are taken back and brought back", favorites),
    Promise("what went into the cart or out of it is taken back and brought back", cart),
    Promise("edits of the profile are taken back and brought back", profile),
    Promise("a command is one step, whatever number of things it changed", several),
    Promise("steps go back from the last to the first, and come back in their order", stepwise),
    Promise("what was undone comes back no more once something else was changed", newChange),
    Promise("what changed nothing is no step, and leaves what was undone to come back", noChange),
  ]

  private static func nothing(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let before = try Snapshot(bench.ports)
    for _ in 0..<2 {
      #expect(try bench.undo() == .nothing)
      #expect(try bench.redo() == .nothing)
    }
    #expect(try Snapshot(bench.ports) == before)
    try bench.like(5)
    #expect(try bench.redo() == .nothing)
    #expect(try bench.liked == [4, 1, 5])
  }

  private static func favorites(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    try expect(
      bench, { try $0.liked }, before: [4, 1], after: [4, 1, 5], undoing: .unliked(id(5)))
    try bench.unlike(4)
    try expect(bench, { try $0.liked }, before: [4, 1, 5], after: [1, 5], undoing: .liked(id(4)))
  }

  private static func cart(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.add(6)
    try expect(
      bench, { try $0.carted }, before: [2, 3], after: [2, 3, 6], undoing: .removedFromCart(id(6)))
    try bench.remove(2)
    try expect(
      bench, { try $0.carted }, before: [2, 3, 6], after: [3, 6], undoing: .addedToCart(id(2)))
  }

  private static func profile(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let old = Seeds.profile
    try bench.edit(.name("Ада"), .description(""), .website(""), .avatar("https://a.example/b"))
    let new = try bench.ports.profile.profile()
    #expect(new.website == nil && new.avatar != nil && new.name == "Ада")
    let changes = ProfileField.allCases.map { Change.edited($0, from: old[$0], to: new[$0]) }
    let inverses = ProfileField.allCases.map { Change.edited($0, from: new[$0], to: old[$0]) }
    for _ in 0..<2 {
      #expect(try bench.undo() == .done(inverses.reversed()))
      #expect(try bench.ports.profile.profile() == old)
      #expect(try bench.redo() == .done(changes))
      #expect(try bench.ports.profile.profile() == new)
    }
  }

  private static func several(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(2, 4, 6, 3)
    #expect(try bench.undo() == .done([3, 6, 2].map { .unliked(id($0)) }))
    #expect(try bench.liked == [4, 1])
    #expect(try bench.redo() == .done([2, 6, 3].map { .liked(id($0)) }))
    #expect(try bench.liked == [4, 1, 2, 6, 3])
    try bench.remove(3, 5, 2)
    #expect(try bench.undo() == .done([2, 3].map { .addedToCart(id($0)) }))
    #expect(try bench.carted == [2, 3])
    #expect(try bench.redo() == .done([3, 2].map { .removedFromCart(id($0)) }))
    #expect(try bench.carted == [])
  }

  private static func stepwise(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let steps: [(UndoBench) throws -> Void] = [
      { try $0.like(5) }, { try $0.add(4, 6) }, { try $0.unlike(5, 4) },
      { try $0.edit(.name("A")) },
      { try $0.remove(3) }, { try $0.like(4) }, { try $0.edit(.name("B"), .website("")) },
    ]
    var pictures = [try Snapshot(bench.ports)]
    for step in steps {
      try step(bench)
      pictures.append(try Snapshot(bench.ports))
    }
    for _ in 0..<2 {
      for picture in pictures.dropLast().reversed() {
        #expect(try isDone(bench.undo()))
        #expect(try Snapshot(bench.ports) == picture)
      }
      #expect(try bench.undo() == .nothing)
      for picture in pictures.dropFirst() {
        #expect(try isDone(bench.redo()))
        #expect(try Snapshot(bench.ports) == picture)
      }
      #expect(try bench.redo() == .nothing)
    }
  }

  private static func newChange(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    try bench.like(6)
    _ = try (bench.undo(), bench.undo())
    try bench.add(4)
    #expect(try bench.redo() == .nothing)
    #expect(try bench.undo() == .done([.removedFromCart(id(4))]))
    #expect(try bench.undo() == .nothing)
    #expect(try bench.redo() == .done([.addedToCart(id(4))]))
    #expect(try bench.redo() == .nothing)
    #expect(try bench.liked == [4, 1])
  }

  private static func noChange(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    _ = try bench.undo()
    try bench.like(4)
    try bench.unlike(6)
    try bench.add(2)
    try bench.edit(.name(Seeds.profile.name))
    #expect(throws: CartError.self) { try bench.add(1) }
    #expect(throws: ProfileError.self) { try bench.edit(.description("A"), .name("")) }
    #expect(try bench.undo() == .nothing)
    #expect(try bench.redo() == .done([.liked(id(5))]))
  }

  /// Undoes and redoes the last step twice: a list is `after` it, and `before` it when undone.
  private static func expect(
    _ bench: UndoBench, _ list: (UndoBench) throws -> [Int], before: [Int], after: [Int],
    undoing change: Change, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<2 {
      #expect(try list(bench) == after, sourceLocation: sourceLocation)
      #expect(try bench.undo() == .done([change]), sourceLocation: sourceLocation)
      #expect(try list(bench) == before, sourceLocation: sourceLocation)
      let inverse = change.inverse.map { [$0] } ?? []
      #expect(try bench.redo() == .done(inverse), sourceLocation: sourceLocation)
    }
    #expect(try list(bench) == after, sourceLocation: sourceLocation)
  }

  private static func isDone(_ outcome: ReversalOutcome) -> Bool {
    if case .done = outcome { true } else { false }
  }

  private static func id(_ number: Int) -> NFT.ID { Seeds.nft(number).id }
}
