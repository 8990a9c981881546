package import Market
import Testing

/// Long random sequences of doing, undoing and redoing, held against a plain model.
package enum RandomHistoryContract {
  /// The seeds of the sequences, printed where one fails.
  package static let seeds: [UInt64] = [4, 5, 6, 20_240_229, .max - 1]

  /// Does `count` random things from a seed; stops at the first thing that comes out otherwise.
  package static func check(
    _ seed: UInt64, steps count: Int, _ make: (WorldSeed) throws -> MarketPorts
  ) throws {
    var dice = SplitMix64(seed: seed)
    var model = PlainHistory(Seeds.varied)
    let bench = UndoBench(try make(Seeds.varied))
    for step in 1...count {
      let deed = HistoryDeed.random(in: model.world, using: &dice)
      let outcome = try act(deed, bench, &model)
      let expected: ReversalOutcome =
        switch deed {
        case .undo: model.undo()
        case .redo: model.redo()
        default: .nothing
        }
      let world = try PlainHistory.World(bench)
      let comment = Comment(rawValue: "seed \(seed), step \(step): \(deed)")
      #expect(outcome == expected, comment)
      #expect(world == model.world, comment)
      if outcome != expected || world != model.world { return }
    }
  }

  /// Does a deed, and in the model too unless it is a reversal, of which the outcome is given.
  private static func act(
    _ deed: HistoryDeed, _ bench: UndoBench, _ model: inout PlainHistory
  ) throws -> ReversalOutcome {
    let ports = bench.ports
    model.change(deed)
    switch deed {
    case .like(let ids): _ = try SetFavorites(ports)(ids, liked: true)
    case .unlike(let ids): _ = try SetFavorites(ports)(ids, liked: false)
    case .exchange(let add, let remove):
      try ports.cart.updateCart(add + remove) { _ in (CartChange(add: add, remove: remove), ()) }
    case .replaceCart(let ids): _ = try ReplaceCart(ports)(ids)
    case .replaceFavorites(let ids): _ = try ReplaceFavorites(ports)(ids)
    case .edit(let edits): _ = try EditProfile(ports)(edits)
    case .pay where model.world.cart.isEmpty:
      #expect(throws: PaymentError.emptyCart) { try bench.pay(by: AcceptingGateway()) }
    case .pay: model.pay(as: try bench.pay().id)
    case .reset: try ports.world.reset()
    case .undo: return try bench.undo()
    case .redo: return try bench.redo()
    }
    return .nothing
  }
}

extension PlainHistory.World {
  /// Reads it from a real world.
  fileprivate init(_ bench: UndoBench) throws {
    let numbers = try bench.carted
    self.init(
      favorites: try bench.ports.favorites.favorites(.all).items.map(\.id),
      cart: numbers.map { Seeds.varied.nfts[$0 - 1].id },
      owned: Set(try bench.ports.profile.owned(.standardOwned, .all).items.map(\.id)),
      profile: try bench.ports.profile.profile())
  }
}
