package import Market
import Testing

/// Long random sequences of what people do, held against a plain model over any adapter's ports.
package enum RandomContract {
  /// The seeds of the sequences, printed where one fails.
  package static let seeds: [UInt64] = [1, 2, 3, 20_231_008, .max]

  /// Does `count` random things from a seed; stops at the first thing that comes out otherwise.
  package static func check(
    _ seed: UInt64, steps count: Int, _ make: (WorldSeed) throws -> MarketPorts
  ) throws {
    var dice = SplitMix64(seed: seed)
    var model = PlainMarket(Seeds.varied)
    let shop = RandomShop(try make(Seeds.varied))
    for step in 1...count {
      let deed = Deed.random(using: &dice)
      let expected = model.answer(to: deed)
      let answer = try shop.answer(to: deed)
      let state = try PlainMarket.State(shop.ports)
      let comment = Comment(rawValue: "seed \(seed), step \(step): \(deed)")
      #expect(answer == expected, comment)
      #expect(state == model.state, comment)
      if answer != expected || state != model.state { return }
    }
  }
}
