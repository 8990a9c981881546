import Market
import Testing

/// What `WorldRepository` promises of snapshots.
package enum SnapshotContract {
  package static let promises = [
    Promise("a restored world is as it was saved, whatever was done since", restoring),
    Promise("a world goes on from a snapshot as it went on from there before", goingOn),
    Promise("a snapshot may be restored again and again, and outlives a reset", again),
    Promise("a snapshot of the same name gives way to the new one", replacing),
    Promise("a snapshot of no such name is told, and changes nothing", missing),
    Promise("names have 1 to 64 visible characters", names),
    Promise("a world keeps 32 snapshots, listed by name", bounded),
    Promise("restoring is a barrier, saving is no step", history),
  ]

  private static func restoring(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try use(bench)
    let before = try Snapshot(bench.ports)
    _ = try SaveWorld(bench.ports, clock: Make.clock())(as: "before")
    #expect(try Snapshot(bench.ports) == before)
    _ = try CompleteOrder(bench.ports)([Seeds.nft(6).id])
    try bench.edit(.name("Somebody else"), .website("https://b.example/"))
    try bench.unlike(4, 5)
    _ = try ReplaceOwned(bench.ports)([])
    try bench.add(2)
    _ = try bench.pay()
    _ = try ViewCart(bench.ports)(sort: Sort(.rating))
    #expect(try Snapshot(bench.ports) != before)
    try RestoreWorld(bench.ports)("before")
    #expect(try Snapshot(bench.ports) == before)
    #expect(before.orders.map(\.isDelivered) == [false, true])
    #expect(try ListOwned(bench.ports).list() == [1, 2, 3].map { Seeds.nft($0).id })
  }

  private static func goingOn(_ make: Promise.Factory) throws {
    var endings: [Snapshot] = []
    for isRestored in [false, true] {
      let bench = UndoBench(try make(Seeds.small))
      let till = Till(bench.ports)
      let pending = try bench.ports.opened(900, in: Seeds.bitcoin)
      #expect(try till.gateway.charge(pending) == .accepted)
      if isRestored {
        _ = try SaveWorld(bench.ports, clock: Make.clock())(as: "pending")
        // What was charged is settled, and that is taken back with all the rest.
        till.pay(in: Seeds.bitcoin)
        try bench.ports.world.reset()
        _ = try bench.ports.opened(901, in: Seeds.ether)
        try RestoreWorld(bench.ports)("pending")
      }
      let opening = try bench.ports.opening(902, in: Seeds.bitcoin)
      #expect(opening == .opened(pending))
      try bench.ports.settled(pending, as: 903)
      endings.append(try Snapshot(bench.ports))
    }
    #expect(endings[0] == endings[1])
    #expect(endings[0].orders.map(\.number) == [1])
  }

  private static func again(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try use(bench)
    let before = try Snapshot(bench.ports)
    _ = try SaveWorld(bench.ports, clock: Make.clock())(as: "before")
    for _ in 0..<3 {
      try bench.ports.world.reset()
      try RestoreWorld(bench.ports)("before")
      #expect(try Snapshot(bench.ports) == before)
      #expect(try bench.ports.delivery.deliver().count == 1)
    }
  }

  private static func replacing(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let save = SaveWorld(bench.ports, clock: Make.clock())
    _ = try save(as: "one")
    try use(bench)
    let later = try Snapshot(bench.ports)
    let snapshot = try save(as: "one")
    #expect(try save.all() == [snapshot])
    try bench.ports.world.reset()
    try RestoreWorld(bench.ports)("one")
    #expect(try Snapshot(bench.ports) == later)
  }

  private static func missing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    _ = try SaveWorld(ports, clock: Make.clock())(as: "one")
    let before = try Snapshot(ports)
    #expect(throws: SnapshotError.notFound("One")) { try RestoreWorld(ports)("One") }
    #expect(try Snapshot(ports) == before)
  }

  private static func names(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let save = SaveWorld(ports, clock: Make.clock())
    let good = [
      "a", "before paying", "Ёж 🦊", "'; DROP TABLE worlds", String(repeating: "ж", count: 64),
    ]
    for name in good {
      #expect(try save(as: name).name.text == name)
      try RestoreWorld(ports)(name)
    }
    let bad = [
      "", " ", " a", "a ", "a\nb", "a\tb", "\u{0}", "a\u{202E}b", "\u{200B}", "a\u{A0}b",
      String(repeating: "ж", count: 65),
    ]
    for name in bad {
      #expect(throws: SnapshotError.badName(name)) { try save(as: name) }
      #expect(throws: SnapshotError.badName(name)) { try RestoreWorld(ports)(name) }
    }
    #expect(try save.all().count == good.count)
  }

  private static func bounded(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let save = SaveWorld(ports, clock: Make.clock())
    let names = (1...32).map { String($0 + 100) }
    for name in names.reversed() { _ = try save(as: name) }
    #expect(try save.all().map(\.name.text) == names)
    #expect(throws: SnapshotError.tooMany(limit: 32)) { try save(as: "one more") }
    _ = try save(as: names[5])
    #expect(try save.all().map(\.name.text) == names)
  }

  private static func history(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    _ = try SaveWorld(bench.ports, clock: Make.clock())(as: "one")
    #expect(try bench.undo() == .done([.unliked(Seeds.nft(5).id)]))
    #expect(try bench.redo() == .done([.liked(Seeds.nft(5).id)]))
    try RestoreWorld(bench.ports)("one")
    #expect(try bench.undo() == .barrier(.restored("one")))
    try bench.like(6)
    #expect(try bench.undo() == .done([.unliked(Seeds.nft(6).id)]))
  }

  /// A bit of everything: an order that waits, likes, a profile, sorts.
  private static func use(_ bench: UndoBench) throws {
    _ = try bench.payLater()
    try bench.like(5, 2)
    try bench.unlike(1)
    try bench.edit(.name("Ада"), .website(""))
    _ = try ViewCart(bench.ports)(sort: Sort(.price))
    _ = try RankUsers(bench.ports)(sort: Sort(.name))
    _ = try bench.ports.delivery.deliver()
    try bench.add(5)
    _ = try bench.payLater()
  }
}
