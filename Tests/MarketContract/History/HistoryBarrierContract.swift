import Market
import Testing

/// What `ChangeHistory` promises of steps that nothing takes back.
package enum HistoryBarrierContract {
  package static let promises = [
    Promise("a payment is a barrier, named by its order", payment),
    Promise("a reset is a barrier", reset),
    Promise("what was done after a barrier can be undone, and no more", afterwards),
    Promise("of several barriers the last is named", several),
    Promise("a barrier keeps what was undone from coming back", redo),
    Promise("a payment that was declined is no barrier", declined),
    Promise("a payment that is settled again is no other barrier", settledAgain),
  ]

  private static func payment(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    try bench.add(4)
    let order = try bench.pay()
    let paid = try Snapshot(bench.ports)
    for _ in 0..<2 { #expect(try bench.undo() == .barrier(.paid(order.id))) }
    #expect(try bench.redo() == .nothing)
    #expect(try Snapshot(bench.ports) == paid)
  }

  private static func reset(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let before = try Snapshot(bench.ports)
    try bench.like(5)
    try bench.ports.world.reset()
    for _ in 0..<2 { #expect(try bench.undo() == .barrier(.reset)) }
    #expect(try bench.redo() == .nothing)
    #expect(try Snapshot(bench.ports) == before)
  }

  private static func afterwards(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let order = try bench.pay()
    let paid = try Snapshot(bench.ports)
    try bench.add(5)
    try bench.unlike(4)
    let used = try Snapshot(bench.ports)
    for _ in 0..<2 {
      #expect(try bench.undo() == .done([.liked(Seeds.nft(4).id)]))
      #expect(try bench.undo() == .done([.removedFromCart(Seeds.nft(5).id)]))
      #expect(try bench.undo() == .barrier(.paid(order.id)))
      #expect(try Snapshot(bench.ports) == paid)
      #expect(try bench.redo() == .done([.addedToCart(Seeds.nft(5).id)]))
      #expect(try bench.redo() == .done([.unliked(Seeds.nft(4).id)]))
      #expect(try bench.redo() == .nothing)
      #expect(try Snapshot(bench.ports) == used)
    }
  }

  private static func several(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    _ = try bench.pay()
    try bench.add(5)
    let second = try bench.pay()
    #expect(try bench.undo() == .barrier(.paid(second.id)))
    try bench.ports.world.reset()
    #expect(try bench.undo() == .barrier(.reset))
    let third = try bench.pay()
    #expect(try bench.undo() == .barrier(.paid(third.id)))
  }

  private static func redo(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    _ = try bench.undo()
    _ = try bench.pay()
    #expect(try bench.redo() == .nothing)
    try bench.like(5)
    _ = try bench.undo()
    try bench.ports.world.reset()
    #expect(try bench.redo() == .nothing)
    #expect(try bench.liked == [4, 1])
  }

  private static func declined(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    try bench.like(6)
    _ = try bench.undo()
    #expect(try bench.pay(by: DecliningGateway()) == .declined(.refused))
    #expect(try bench.redo() == .done([.liked(Seeds.nft(6).id)]))
    #expect(try bench.undo() == .done([.unliked(Seeds.nft(6).id)]))
    #expect(try bench.undo() == .done([.unliked(Seeds.nft(5).id)]))
  }

  private static func settledAgain(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let payment = try bench.ports.opened(900, in: Seeds.ether)
    try bench.ports.settled(payment, as: 901)
    try bench.like(5)
    try bench.ports.settled(payment, as: 902)
    #expect(try bench.undo() == .done([.unliked(Seeds.nft(5).id)]))
    #expect(try bench.undo() == .barrier(.paid(Make.id("f", 901))))
  }
}
